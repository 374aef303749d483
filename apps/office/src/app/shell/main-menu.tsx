import { officePaths } from '@milgo/contracts/office-paths'
import type { OfficeMenu } from '@milgo/domain/staff/office-pages'
import { NavLink } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { MoreMenu } from './more-menu.tsx'

const linkStyle =
  'flex items-center border-b-3 px-4 text-small whitespace-nowrap transition-colors duration-150 hover:text-white ' +
  'aria-[current=page]:border-sun aria-[current=page]:font-bold aria-[current=page]:text-white ' +
  'not-aria-[current=page]:border-clear not-aria-[current=page]:text-on-foot-soft'

/** More entries than these do not fit beside the search, and have a line of their own. */
const mostBesideSearch = 4

/** The pages that this person may open: links in one line, and "More" at its end where they are many. */
export const MainMenu = ({ menu: { links, more } }: { menu: OfficeMenu }) => {
  const { office } = useWords()
  const hasOwnLine = links.length + more.length > mostBesideSearch
  return (
    <nav
      aria-label={office.menu}
      // On a phone a line of its own. Where the links are wider than their line they scroll sideways.
      className={`flex max-md:-mx-4 max-md:w-[calc(100%+2rem)] ${hasOwnLine ? 'order-last md:-mx-4 md:w-[calc(100%+2rem)]' : 'max-md:order-last'}`}
    >
      <ul className="flex min-w-0 max-lg:overflow-x-auto">
        {links.map((page) => (
          <li key={page}>
            <NavLink
              to={officePaths[page]}
              end={page === 'start'}
              className={`${linkStyle} ${hasOwnLine ? 'h-11' : 'h-14'}`}
            >
              {office.pages[page]}
            </NavLink>
          </li>
        ))}
      </ul>
      {more.length > 0 && <MoreMenu pages={more} />}
    </nav>
  )
}
