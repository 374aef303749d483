import { officePaths } from '@milgo/contracts/office-paths'
import type { MenuPage } from '@milgo/domain/staff/office-pages'
import { fill } from '@milgo/messages/fill'
import { NavLink, useLocation } from 'react-router'
import { findPage } from '../../lib/find-page.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from './disclosure.tsx'

/** The less frequently used pages of the menu. The button shows the name of the current one. */
export const MoreMenu = ({ pages, height }: { pages: readonly MenuPage[]; height: string }) => {
  const { office } = useWords()
  const shown = findPage(useLocation().pathname)
  const current = pages.find((page) => page === shown)
  return (
    <Disclosure
      id="more-menu"
      label={current ? fill(office.moreWith, { page: office.pages[current] }) : office.more}
      // At the end of its line, so that the panel below it has space.
      className="max-lg:ms-auto"
      buttonStyle={`${height} gap-2 border-b-3 px-4 text-start text-small hover:text-white lg:whitespace-nowrap ${current ? 'border-sun font-bold text-white' : 'border-clear text-on-foot-soft'}`}
      panelStyle="mt-1 w-64 p-2"
    >
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <NavLink
              to={officePaths[page]}
              className="flex min-h-11 items-center rounded-small px-3 text-small no-underline hover:bg-white/10 aria-[current=page]:bg-white/15 aria-[current=page]:font-bold"
            >
              {office.pages[page]}
            </NavLink>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
