import { paths } from '@milgo/contracts/portal-paths'
import { CallFailed, isUnreachable } from '@milgo/web-client/call-failed'
import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { lazyExtra } from '../lib/lazy-page.ts'
import type { ReasonOfNotFound } from '../lib/reason-of-not-found.ts'
import { afterLogOut } from '../lib/session/has-logged-out.ts'
import { currentEnding } from '../lib/session/session-store.ts'
import { useCurrentUser } from '../lib/session/use-current-user.ts'
import { useSession } from '../lib/session/use-session.ts'
import { PageSkeleton } from './page-skeleton.tsx'
import { LoginInstead } from './session/login-instead.tsx'
import { PastPeriodBanner } from './session/past-period-banner.tsx'
import { UserMissing } from './session/user-missing.tsx'

/** Where its code does not come either, nothing is kept. */
const OfflineUser = lazyExtra(
  async () => (await import('./session/offline-user.tsx')).OfflineUser,
  ({ otherwise }) => otherwise,
)

/**
 * Around every page that belongs to one student. It opens once the student is known, and starts afresh with another
 * one. Without a login the application form goes to the page that says so (specification), the others to the login;
 * a session that ends in the middle of work goes to the login from everywhere.
 */
export const RequireLogin = ({ children }: { children: ReactNode }) => {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const { data: user, error } = useCurrentUser()
  const wasShown = useRef(false)
  const hadSession = useRef(false)
  const isShown = session !== undefined && user !== undefined
  useEffect(() => {
    if (session) hadSession.current = true
    if (isShown) wasShown.current = true
  }, [session, isShown])

  const address = pathname + search + hash
  if (isShown)
    return (
      <Fragment key={session.id}>
        {!user.is_current_period && <PastPeriodBanner period={user.register_period} />}
        {children}
      </Fragment>
    )
  if (session && error instanceof CallFailed && error.status === 404)
    return <NotFoundInstead reason={{ why: 'account', address }} />
  if (session && error) {
    const missing = <UserMissing error={error} />
    if (!isUnreachable(error)) return missing
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OfflineUser session={session} otherwise={missing} />
      </Suspense>
    )
  }
  if (session) return <PageSkeleton />
  // Also before the page has come: whoever leaves on purpose is not told to log in.
  if (hadSession.current && currentEnding() === 'left')
    return <Navigate to={paths.home} state={afterLogOut} replace />
  if (!wasShown.current && pathname === paths.registration)
    return <NotFoundInstead reason={{ why: 'login', address }} />
  return <LoginInstead address={address} />
}

const NotFoundInstead = ({ reason }: { reason: ReasonOfNotFound }) => (
  <Navigate to={paths.notFound} replace state={reason} />
)
