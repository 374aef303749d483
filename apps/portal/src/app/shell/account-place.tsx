import { paths } from '@milgo/contracts/portal-paths'
import { LogIn } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { accountButton } from './account-button.ts'
import { AccountLabel } from './account-label.tsx'

const PersonalAreaLink = () => (
  <Link to={paths.personalArea} className={accountButton}>
    <AccountLabel />
  </Link>
)

/** Only who is logged in needs its code. Where that does not come, a plain link still leads on. */
export const AccountMenu = lazyExtra(
  async () => (await import('../student-frame.ts')).studentFrame.AccountMenu,
  PersonalAreaLink,
)

/** The end of the header: the way in, or what belongs to the one who is in. */
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
