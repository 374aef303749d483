import type { CurrentStaff } from '@milgo/contracts/authz/staff-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { mayOpenPage } from '@milgo/domain/staff/office-pages'
import { ErrorBoundary } from '@milgo/ui/error-boundary.tsx'
import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { findPage } from '../lib/find-page.ts'
import type { AfterLogin } from '../lib/session/after-login.ts'
import { currentEnding } from '../lib/session/session-store.ts'
import { useSession } from '../lib/session/use-session.ts'
import { useCurrentStaff } from '../lib/use-current-staff.ts'
import { CrashPage } from './crash-page.tsx'
import { FirstPasswordPage } from './first-password-page.tsx'
import { LoadFailed } from './load-failed.tsx'
import { NoRightPage } from './no-right-page.tsx'
import { SessionKeeper } from './session/session-keeper.tsx'
import { Shell } from './shell/shell.tsx'

/**
 * The frame of every page for staff. A user who is not logged in is sent to the login, and back to the page afterwards.
 */
export const RequireStaff = () => {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  const { data: staff, error, refetch } = useCurrentStaff()
  if (!session) {
    const from: AfterLogin = { from: currentEnding() === 'left' ? '/' : pathname + search + hash }
    return <Navigate to={officePaths.login} state={from} replace />
  }
  return (
    <Shell staff={staff}>
      {staff && <SessionKeeper key={session.csrf} times={staff.session} session={session} />}
      {staff ? <PageFor staff={staff} pathname={pathname} /> : error && <LoadFailed retry={refetch} />}
    </Shell>
  )
}

/** The page itself, if the table of rights allows this staff member to open it. The server uses the same table. */
const PageFor = ({ staff, pathname }: { staff: CurrentStaff; pathname: string }) => {
  if (staff.must_change_password) return <FirstPasswordPage />
  const page = findPage(pathname)
  return page && !mayOpenPage(staff.roles, page) ? (
    <NoRightPage />
  ) : (
    <ErrorBoundary place={pathname} fallback={<CrashPage />}>
      <Suspense fallback={null}>
        <Outlet context={staff} />
      </Suspense>
    </ErrorBoundary>
  )
}
