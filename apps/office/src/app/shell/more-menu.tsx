import { officePaths } from '@milgo/contracts/office-paths'
import type { MenuPage } from '@milgo/domain/staff/office-pages'
import { fill } from '@milgo/messages/fill'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { findPage } from '../../lib/find-page.ts'
import { useWords } from '../../lib/words.ts'
import { useDisclosure } from './use-disclosure.ts'

/** The pages of the menu that are opened now and then. The button names the one that is open. */
export const MoreMenu = ({ pages }: { pages: readonly MenuPage[] }) => {
  const { office } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLUListElement>(null)
  const { isOpen, toggle } = useDisclosure(button, panel)
  const shown = findPage(useLocation().pathname)
  const current = pages.find((page) => page === shown)
  return (
    <div className="relative shrink-0">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="more-menu"
        onClick={toggle}
        className={`flex h-11 items-center gap-2 border-b-3 px-4 text-small whitespace-nowrap hover:text-white ${current ? 'border-sun font-bold text-white' : 'border-transparent text-on-foot-soft'}`}
      >
        {current ? fill(office.moreWith, { page: office.pages[current] }) : office.more}
        <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <ul
        id="more-menu"
        ref={panel}
        hidden={!isOpen}
        className="absolute end-0 top-full mt-1 w-64 max-w-[calc(100vw-2.5rem)] rounded-medium border border-white/20 bg-foot p-2 shadow-raised"
      >
        {pages.map((page) => (
          <li key={page}>
            <NavLink
              to={officePaths[page]}
              end
              className="flex min-h-11 items-center rounded-small px-3 text-small no-underline hover:bg-white/10 aria-[current=page]:bg-white/15 aria-[current=page]:font-bold"
            >
              {office.pages[page]}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
