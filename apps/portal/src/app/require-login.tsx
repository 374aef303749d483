import { paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import { VisuallyHidden } from '@milgo/ui/visually-hidden.tsx'
import { CallFailed, isUnreachable } from '@milgo/web-client/call-failed'
import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation } from 'react-router'
import { FormOutline } from '../lib/form-outline.tsx'
import { lazyExtra } from '../lib/lazy-page.ts'
import { PageSkeleton } from '../lib/page-skeleton.tsx'
import type { ReasonOfNotFound } from '../lib/reason-of-not-found.ts'
import { afterLogOut } from '../lib/session/has-logged-out.ts'
import { currentEnding } from '../lib/session/session-store.ts'
import { useSession } from '../lib/session/use-session.ts'
import { useCurrentUser } from '../lib/student/use-current-user.ts'
import { useWords } from '../lib/words.ts'
import { LoginInstead } from './session/login-instead.tsx'
import { PastPeriodBanner } from './session/past-period-banner.tsx'
import { UserMissing } from './session/user-missing.tsx'

/** If its code fails to load as well, nothing stored is used. */
const OfflineUser = lazyExtra(
  async () => (await import('./session/offline-user.tsx')).OfflineUser,
  ({ otherwise }) => otherwise,
)

/**
 * Guards every page of a student. It opens once the student is known, and starts anew with another student. Without a
 * login, the application form leads to the page that says so (specification), the other pages to the login. A session
 * that expires during work leads to the login from every page.
 */
export const RequireLogin = ({ children }: { children: ReactNode }) => {
  const { shell } = useWords()
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
  const outline =
    withoutEndSlash(pathname) === paths.registration ? (
      <>
        <VisuallyHidden>{shell.loading}</VisuallyHidden>
        <FormOutline heading={<p className="text-title font-bold">{shell.pages.registration}</p>} />
      </>
    ) : (
      <PageSkeleton />
    )
  if (isShown)
    return (
      <Fragment key={session.id}>
        {!user.is_current_period && <PastPeriodBanner academicYear={user.academic_year} />}
        {children}
      </Fragment>
    )
  if (session && error instanceof CallFailed && error.status === 404)
    return <NotFoundInstead reason={{ why: 'account', address }} />
  if (session && error) {
    const missing = <UserMissing error={error} />
    if (!isUnreachable(error)) return missing
    return (
      <Suspense fallback={outline}>
        <OfflineUser session={session} otherwise={missing} />
      </Suspense>
    )
  }
  if (session) return outline
  // Also before the page is loaded: a student who logs out is not asked to log in.
  if (hadSession.current && currentEnding() === 'left')
    return <Navigate to={paths.home} state={afterLogOut} replace />
  if (!wasShown.current && pathname === paths.registration)
    return <NotFoundInstead reason={{ why: 'login', address }} />
  return <LoginInstead address={address} />
}

const NotFoundInstead = ({ reason }: { reason: ReasonOfNotFound }) => (
  <Navigate to={paths.notFound} replace state={reason} />
)
