import { actingPath, paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { lazyPage } from '../lib/lazy-page.ts'
import { useServerClock } from '../lib/server-clock.ts'
import { useCoreQuery } from '../lib/use-core-query.ts'
import type { PublicPath } from './public-page.tsx'
import { Shell } from './shell/shell.tsx'
import type { StudentPath } from './student-page.tsx'

const HomePage = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage)
const LoginPage = lazyPage(async () => (await import('../features/login/login-page.tsx')).LoginPage)
const NotFoundPage = lazyPage(
  async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
)
const CheckEligibilityPage = lazyPage(
  async () => (await import('../features/eligibility/check-eligibility-page.tsx')).CheckEligibilityPage,
)
const RegistrationPage = lazyPage(
  async () => (await import('../features/registration/page/registration-page.tsx')).RegistrationPage,
)
const PublicPage = lazyPage(async () => (await import('./public-page.tsx')).PublicPage)
const ActingPage = lazyPage(async () => (await import('../features/acting/acting-page.tsx')).ActingPage)
const StudentPage = lazyPage(async () => (await import('./student-page.tsx')).StudentPage)
const RequireLogin = lazyPage(async () => (await import('./student-frame.ts')).studentFrame.RequireLogin)

const publicPaths: readonly PublicPath[] = [
  paths.about,
  paths.contact,
  paths.faq,
  paths.scholarshipFaq,
  paths.statusGuide,
  paths.calculator,
  paths.openNumbers,
  paths.terms,
  paths.privacy,
  paths.accessibility,
]
const studentPaths: readonly StudentPath[] = [
  paths.personalArea,
  paths.personalAreaAppeal,
  paths.personalAreaStatusChangeAppeal,
  paths.print,
  paths.pdf,
  paths.studentSurvey,
]

/** The login stands still from its first sight: what it shows of the periods is asked for while its code is on the way. */
const LoginRoute = () => {
  useCoreQuery('/registration-period/get-all')
  useServerClock()
  return <LoginPage />
}

/** Every route loads its own code; what is no route is the page that says so. An address with a slash at its end is the one without. */
export const AppRoutes = () => {
  const { pathname, search, hash, state } = useLocation()
  const path = withoutEndSlash(pathname)
  if (path !== pathname) return <Navigate to={path + search + hash} state={state} replace />
  return <PageRoutes />
}

const PageRoutes = () => (
  <Routes>
    <Route element={<Shell />}>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.login} element={<LoginRoute />} />
      <Route path={actingPath(':code')} element={<ActingPage />} />
      <Route path={paths.checkEligibility} element={<CheckEligibilityPage />} />
      {publicPaths.map((path) => (
        <Route key={path} path={path} element={<PublicPage />} />
      ))}
      <Route element={<RequireLogin />}>
        <Route path={paths.registration} element={<RegistrationPage />} />
        {studentPaths.map((path) => (
          <Route key={path} path={path} element={<StudentPage />} />
        ))}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
)
