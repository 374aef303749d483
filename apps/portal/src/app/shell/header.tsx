import { paths } from '@milgo/contracts/portal-paths'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { LanguageLinks } from './language-links.tsx'
import { Menu } from './menu.tsx'
import { navigationEntries } from './navigation-entries.ts'

type Props = {
  /** The end of the header: the login, or the account of the logged-in student. */
  readonly account: ReactNode
}

export const Header = ({ account }: Props) => {
  const { shell } = useWords()
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface print:hidden">
      <div className="page-column flex min-h-18 items-center gap-x-4 max-lg:flex-wrap xl:gap-x-8">
        <Link to={paths.home} className="flex items-center gap-3 py-2 text-lead font-bold text-brand">
          <LogoMark className="size-9" />
          {shell.brand}
        </Link>

        <nav aria-label={shell.navigation.label} className="hidden self-stretch lg:block">
          <ul className="flex h-full gap-3 xl:gap-6">
            {navigationEntries.map((name) => (
              <li key={name}>
                <NavLink
                  to={paths[name]}
                  end
                  className={
                    'flex h-full items-center whitespace-nowrap border-y-3 border-clear text-ink-soft transition-colors ' +
                    'duration-150 hover:text-brand aria-[current=page]:border-b-brand aria-[current=page]:text-ink'
                  }
                >
                  {shell.pages[name]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>

        <div className="ms-auto flex items-center gap-3 max-lg:flex-wrap xl:gap-5">
          <LanguageLinks className="hidden lg:flex" />
          {account}
          <Menu />
        </div>
      </div>
    </header>
  )
}
