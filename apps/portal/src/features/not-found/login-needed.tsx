import { paths } from '@milgo/contracts/portal-paths'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { KeyRound, LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { ReasonOfNotFound } from '../../lib/reason-of-not-found.ts'
import { findPortalAddress, saveReturnAddress } from '../../lib/session/return-address.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { logOut } from '../../lib/student/log-out.ts'
import { useWords } from '../../lib/words.ts'
import { SignPage } from './sign-page.tsx'

/** Says why the page did not open, and offers a login that leads back to it. */
export const LoginNeeded = ({ reason: { why, address } }: { reason: ReasonOfNotFound }) => {
  const { notFound, shell } = useWords()
  const session = useSession()
  // Another tab may have logged in while this page was open.
  const wanted = why === 'login' && session && findPortalAddress(address, location.origin)
  // Any login, from here or from the header, leads back to the page.
  useEffect(() => {
    if (why === 'login') saveReturnAddress(address)
  }, [why, address])
  const toLogin = () => {
    if (why !== 'account') return
    logOut()
    saveReturnAddress(address)
  }
  return (
    <SignPage {...notFound[why]} Icon={KeyRound}>
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {wanted ? (
          <Link to={wanted} replace className={buttonStyle('primary')}>
            {notFound.goOn}
          </Link>
        ) : (
          <>
            <Link to={paths.login} onClick={toLogin} className={buttonStyle('primary')}>
              <LogIn aria-hidden="true" className="mirrored size-5" />
              {shell.login}
            </Link>
            <Link to={paths.checkEligibility} className={textLinkStyle}>
              {notFound.notRegistered}
            </Link>
          </>
        )}
      </p>
    </SignPage>
  )
}
