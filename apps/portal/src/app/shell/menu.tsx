import { paths } from '@milgo/contracts/portal-paths'
import { useDisclosure } from '@milgo/ui/use-disclosure.ts'
import { Menu as MenuIcon, X } from 'lucide-react'
import { useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useWords } from '../../lib/words.ts'
import { LanguageLinks } from './language-links.tsx'
import { guideEntries, navigationEntries } from './navigation-entries.ts'

/** Draws the navigation for narrow screens: a button that opens a panel under the header. */
export const Menu = () => {
  const { shell } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, close } = useDisclosure({ button, panel, page: useLocation().pathname })
  const closeToButton = () => {
    close()
    button.current?.focus()
  }
  const Icon = isOpen ? X : MenuIcon
  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={isOpen ? shell.navigation.closeMenu : shell.navigation.openMenu}
        onClick={toggle}
        className="flex size-11 items-center justify-center rounded-small text-ink hover:text-brand"
      >
        <Icon aria-hidden="true" className="size-6" />
      </button>
      <div
        id="menu"
        ref={panel}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-line bg-surface shadow-raised"
      >
        <div className="page-column flex flex-col gap-2 py-4">
          <nav aria-label={shell.navigation.label}>
            <ul>
              {[...navigationEntries, ...guideEntries].map((name) => (
                <li key={name} className="border-b border-line last:border-b-0">
                  <NavLink
                    to={paths[name]}
                    end
                    onClick={close}
                    className={
                      'flex min-h-13 items-center gap-3 text-lead text-ink hover:text-brand ' +
                      'aria-[current=page]:font-medium aria-[current=page]:text-brand'
                    }
                  >
                    {shell.pages[name]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks className="flex -mx-2 border-t border-line pt-3" onChosen={closeToButton} />
        </div>
      </div>
    </div>
  )
}
