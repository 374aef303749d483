import { cardStyle } from '@milgo/ui/card-style.ts'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { ReactNode } from 'react'
import { ReaderSettings } from '../../lib/reader-settings.tsx'
import { useWords } from '../../lib/words.ts'

type Props = { readonly children: ReactNode; readonly isWide?: boolean }

/** A card in the middle of the page, below the office's dark header. */
export const LoginFrame = ({ children, isWide = false }: Props) => {
  const { office } = useWords()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="on-dark bg-foot text-on-foot">
        <p className="page-column flex min-h-14 items-center gap-3 font-bold">
          <LogoMark className="size-8" />
          {office.brand}
          <span aria-hidden="true" className="h-5 border-s border-white/30" />
          <span className="font-regular text-on-foot-soft">{office.area}</span>
        </p>
      </header>
      <main className="flex grow flex-col items-center px-5 py-10">
        <div className={`${cardStyle} w-full p-8 max-sm:p-5 ${isWide ? 'max-w-[880px]' : 'max-w-[480px]'}`}>
          {children}
        </div>
      </main>
      <footer className="on-dark bg-foot text-on-foot">
        <div className="page-column flex flex-wrap items-end justify-between gap-x-8 gap-y-5 py-6">
          <p className="text-small text-on-foot-soft">
            {office.login.students}{' '}
            <a href="/" className="text-white underline underline-offset-4">
              {office.login.toPortal}
            </a>
          </p>
          <ReaderSettings />
        </div>
      </footer>
    </div>
  )
}

export const stepLinkStyle = `${textLinkStyle} inline-flex min-h-11 items-center text-start`
