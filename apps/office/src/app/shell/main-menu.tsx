import { officePaths } from '@milgo/contracts/office-paths'
import type { OfficeMenu } from '@milgo/domain/staff/office-pages'
import { NavLink } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { MoreMenu } from './more-menu.tsx'

const linkStyle =
  'flex items-center border-b-3 px-4 text-small lg:whitespace-nowrap transition-colors duration-150 hover:text-white ' +
  'aria-[current=page]:border-sun aria-[current=page]:font-bold aria-[current=page]:text-white ' +
  'not-aria-[current=page]:border-clear not-aria-[current=page]:text-on-foot-soft'

/** The most entries that fit beside the search on a tablet, and the most that fit in the line of the logo at all. */
const mostBesideSearch = 4
const mostInLine = 6

/**
 * From which width the menu is in the line of logo and account. Below it has a line of its own, and links that do not
 * fit wrap to the next one.
 */
const looks = {
  few: { menu: 'max-md:order-last max-md:-mx-4 max-md:w-[calc(100%+2rem)]', entry: 'min-h-14' },
  some: {
    menu: 'max-lg:order-last max-lg:-mx-4 max-lg:w-[calc(100%+2rem)]',
    entry: 'min-h-14 max-lg:min-h-11',
  },
  many: {
    menu: 'max-[90rem]:order-last max-[90rem]:-mx-4 max-[90rem]:w-[calc(100%+2rem)]',
    entry: 'min-h-14 max-[90rem]:min-h-11',
  },
  most: { menu: 'order-last -mx-4 w-[calc(100%+2rem)]', entry: 'min-h-11' },
} as const

const lookOf = (entries: number, hasSearch: boolean): keyof typeof looks => {
  if (entries <= mostBesideSearch) return 'few'
  if (entries > mostInLine) return 'most'
  return hasSearch ? 'many' : 'some'
}

type Props = { readonly menu: OfficeMenu; readonly hasSearch: boolean }

/** The pages that this staff member may open: links in one line, with "More" at the end if there are many. */
export const MainMenu = ({ menu: { links, more }, hasSearch }: Props) => {
  const { office } = useWords()
  const look = looks[lookOf(links.length + (more.length > 0 ? 1 : 0), hasSearch)]
  return (
    <nav aria-label={office.menu} className={`flex flex-wrap ${look.menu}`}>
      <ul className="flex min-w-0 flex-wrap">
        {links.map((page) => (
          <li key={page}>
            <NavLink to={officePaths[page]} end={page === 'start'} className={`${linkStyle} ${look.entry}`}>
              {office.pages[page]}
            </NavLink>
          </li>
        ))}
      </ul>
      {more.length > 0 && <MoreMenu pages={more} height={look.entry} />}
    </nav>
  )
}
