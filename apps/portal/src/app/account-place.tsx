import { paths } from '@milgo/contracts/portal-paths'
import { LogIn } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyExtra } from '../lib/lazy-page.ts'
import { useSession } from '../lib/session/use-session.ts'
import { useWords } from '../lib/words.ts'
import { accountButton } from './shell/account-button.ts'
import { AccountLabel } from './shell/account-label.tsx'

const PersonalAreaLink = () => (
  <Link to={paths.personalArea} className={accountButton}>
    <AccountLabel />
    {/* As wide as the arrow of the menu, so that the words do not move when the menu is loaded. */}
    <span className="-me-1.5 size-4 lg:max-xl:hidden" />
  </Link>
)

/** Loaded only for a logged-in student. If it fails to load, a plain link is shown. */
export const AccountMenu = lazyExtra(
  async () => (await import('./student-frame.ts')).studentFrame.AccountMenu,
  PersonalAreaLink,
)

/** Draws the end of the header: the login, or the account of the logged-in student. */
export const AccountPlace = () => {
  const { shell } = useWords()
  const session = useSession()
  if (session)
    return (
      <Suspense fallback={<PersonalAreaLink />}>
        <AccountMenu key={session.id} />
      </Suspense>
    )
  return (
    <Link to={paths.login} className={accountButton}>
      <LogIn aria-hidden="true" className="mirrored size-5 max-[22rem]:hidden" />
      {shell.login}
    </Link>
  )
}
