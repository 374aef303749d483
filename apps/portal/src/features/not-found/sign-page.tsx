import { fill } from '@milgo/messages/fill'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'

type Props = {
  readonly title: string
  readonly text: string
  readonly Icon: LucideIcon
  readonly children: ReactNode
}

/** Draws a page with only a message and links. */
export const SignPage = ({ title, text, Icon, children }: Props) => {
  const { shell } = useWords()
  return (
    <div className="page-column grid items-center gap-x-16 gap-y-8 py-16 md:grid-cols-[1fr_auto] md:py-24">
      <div>
        <PageHeading documentTitle={fill(shell.documentTitle, { page: title })} className="text-display">
          {title}
        </PageHeading>
        <p className="mt-4 max-w-measure text-lead text-ink-soft">{text}</p>
        {children}
      </div>
      <span className="flex size-56 items-center justify-center rounded-full bg-brand-wash text-brand max-md:hidden">
        <Icon aria-hidden="true" className="size-24" strokeWidth={1.2} />
      </span>
    </div>
  )
}
