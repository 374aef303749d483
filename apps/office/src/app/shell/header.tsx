import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { pagesOf } from '@milgo/domain/staff/office-pages'
import { LogoMark } from '@milgo/ui/logo-mark.tsx'
import { Link, NavLink } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { AccountMenu } from './account-menu.tsx'
import { HelpLink } from './help-link.tsx'
import { RequestSearch } from './request-search.tsx'
import { ShortcutButton } from './shortcut-button.tsx'

const linkStyle =
  'flex items-center border-b-3 px-4 text-small whitespace-nowrap transition-colors duration-150 hover:text-white ' +
  'aria-[current=page]:border-sun aria-[current=page]:font-bold aria-[current=page]:text-white ' +
  'not-aria-[current=page]:border-transparent not-aria-[current=page]:text-on-foot-soft'

/** More pages than these do not fit beside the search, and have a line of their own. */
const mostBesideSearch = 4

type Props = { readonly staff: CurrentStaff | undefined; readonly isFullWidth: boolean }

/** The dark bar of every page. The menu offers what this person may open. */
export const Header = ({ staff, isFullWidth }: Props) => {
  const { office } = useWords()
  // Whoever has to replace the first password has nothing else to open.
  const pages = staff && !staff.must_change_password ? pagesOf(staff.roles) : []
  const mayFind = pages.includes('queue')
  const hasOwnLine = pages.length > mostBesideSearch
  return (
    <header className="on-dark sticky top-0 z-40 bg-foot text-on-foot">
      <div
        className={`flex min-h-14 flex-wrap items-center gap-x-4 ${isFullWidth ? 'px-4 lg:px-6' : 'page-column'}`}
      >
        <Link to={officePaths.start} className="flex h-14 items-center gap-3 font-bold no-underline">
          <LogoMark className="size-8" />
          {office.brand}
          <span aria-hidden="true" className="h-5 border-s border-white/30" />
          <span className="font-regular text-on-foot-soft">{office.area}</span>
        </Link>
        {pages.length > 0 && (
          // On a phone a line of its own, which scrolls sideways.
          <nav
            aria-label={office.menu}
            className={`max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto ${hasOwnLine ? 'order-last md:-mx-4 md:w-full' : 'max-md:order-last'}`}
          >
            <ul className="flex max-md:w-max md:flex-wrap">
              {pages.map((page) => (
                <li key={page}>
                  <NavLink
                    to={officePaths[page]}
                    end
                    className={`${linkStyle} ${hasOwnLine ? 'h-11' : 'h-14'}`}
                  >
                    {office.pages[page]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {mayFind && <RequestSearch />}
        {staff && (
          <div className={`flex items-center gap-2 ${mayFind ? 'max-md:ms-auto' : 'ms-auto'}`}>
            {pages.length > 0 && <HelpLink />}
            <ShortcutButton />
            <AccountMenu staff={staff} />
          </div>
        )}
      </div>
    </header>
  )
}
