import { paths } from '@milgo/contracts/portal-paths'
import { academicYearText } from '@milgo/messages/academic-year-text'
import { fill } from '@milgo/messages/fill'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useDisclosure } from '@milgo/ui/use-disclosure.ts'
import { ChevronDown, FileText, LayoutDashboard, LogOut } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useSessionWords } from '../../lib/student/session-words.ts'
import { useCurrentUser } from '../../lib/student/use-current-user.ts'
import { useLogOut } from '../../lib/student/use-log-out.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { accountButton } from './account-button.ts'
import { AccountLabel } from './account-label.tsx'

const entries = [
  { name: 'personalArea', Icon: LayoutDashboard },
  { name: 'registration', Icon: FileText },
] as const

const entryStyle =
  'flex min-h-12 w-full items-center gap-3 rounded-small px-3 text-start hover:bg-sunken hover:text-brand'

/** Draws the menu of the account: who is logged in, links, and the logout. */
export const AccountMenu = () => {
  const { shell } = useWords()
  const { account } = useSessionWords()
  const language = useLanguage()
  const { data: user } = useCurrentUser()
  const leave = useLogOut()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, close } = useDisclosure({ button, panel, page: useLocation().pathname })

  return (
    // In a narrow header the panel is at its edge, otherwise under the button.
    <div className="lg:relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={toggle}
        className={accountButton}
      >
        <AccountLabel />
        <ChevronDown
          aria-hidden="true"
          className={`-me-1.5 size-4 transition-transform duration-150 lg:max-xl:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id="account-menu"
        ref={panel}
        hidden={!isOpen}
        className="absolute end-5 top-full mt-2 w-80 max-w-[calc(100vw-2.5rem)] lg:end-0 rounded-medium border border-line bg-surface p-2 shadow-raised"
      >
        <div className="mb-1 border-b border-line px-3 pt-1 pb-3">
          <p className="text-small text-ink-soft">{account.loggedInAs}</p>
          <p className="min-h-7 font-medium">
            <bdi dir="ltr" className="break-all">
              {user?.email}
            </bdi>
          </p>
          {user && (
            <p className="text-small text-ink-soft">
              <TextWithNumbers
                text={fill(account.period, { year: academicYearText(user.academic_year, language) })}
              />
            </p>
          )}
        </div>
        <ul>
          {entries.map(({ name, Icon }) => (
            <li key={name}>
              <Link to={paths[name]} onClick={close} className={entryStyle}>
                <Icon aria-hidden="true" className="size-5 text-ink-faint" />
                {shell.pages[name]}
              </Link>
            </li>
          ))}
          <li className="mt-1 border-t border-line pt-1">
            <button type="button" onClick={leave} className={entryStyle}>
              <LogOut aria-hidden="true" className="mirrored size-5 text-ink-faint" />
              {account.logOut}
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
