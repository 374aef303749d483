import { officePaths } from '@milgo/contracts/office-paths'
import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { LoginPage } from '../features/login/login-page.tsx'
import { NotFoundPage } from '../features/not-found/not-found-page.tsx'
import { ReviewPage } from '../features/review/review-page.tsx'
import { StaffPage } from '../features/staff/staff-page.tsx'
import { StartPage } from '../features/start/start-page.tsx'
import { RequireStaff } from './require-staff.tsx'

const QueuePage = lazy(async () => ({
  default: (await import('../features/queue/queue-page.tsx')).QueuePage,
}))

const ReleasesPage = lazy(async () => ({
  default: (await import('../features/releases/releases-page.tsx')).ReleasesPage,
}))

const ReleasePage = lazy(async () => ({
  default: (await import('../features/releases/release-page.tsx')).ReleasePage,
}))

const TrailPage = lazy(async () => ({
  default: (await import('../features/trail/trail-page.tsx')).TrailPage,
}))

/** Every page but the login stands inside the frame that asks who is there. */
export const AppRoutes = () => (
  <Routes>
    <Route path={officePaths.login} element={<LoginPage />} />
    <Route element={<RequireStaff />}>
      <Route path={officePaths.start} element={<StartPage />} />
      <Route path={officePaths.queue} element={<QueuePage />} />
      <Route path={officePaths.request} element={<ReviewPage />} />
      <Route path={officePaths.releases} element={<ReleasesPage />} />
      <Route path={officePaths.release} element={<ReleasePage />} />
      <Route path={officePaths.account} element={<AccountPage />} />
      <Route path={officePaths.staff} element={<StaffPage />} />
      <Route path={officePaths.trail} element={<TrailPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
)
