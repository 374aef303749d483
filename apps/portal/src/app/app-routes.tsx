import { actingPath, paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { lazyPage } from '../lib/lazy-page.ts'
import { opensSoon, opensSoonToStudents } from '../lib/opens-soon.ts'
import { legalEntries } from './shell/navigation-entries.ts'
import { Shell } from './shell/shell.tsx'

const HomePage = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage)
const LoginPage = lazyPage(async () => (await import('../features/login/login-page.tsx')).LoginPage)
const NotFoundPage = lazyPage(
  async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
)
const CheckEligibilityPage = lazyPage(
  async () => (await import('../features/eligibility/check-eligibility-page.tsx')).CheckEligibilityPage,
)
const OpensSoonPage = lazyPage(
  async () => (await import('../features/opens-soon/opens-soon-page.tsx')).OpensSoonPage,
)
const RegistrationPage = lazyPage(
  async () => (await import('../features/registration/page/registration-page.tsx')).RegistrationPage,
)
const CheckAnswersPage = lazyPage(
  async () => (await import('../features/registration/check-answers-page.tsx')).CheckAnswersPage,
)
const PersonalAreaPage = lazyPage(
  async () => (await import('../features/personal-area/personal-area-page.tsx')).PersonalAreaPage,
)
const StatusGuidePage = lazyPage(
  async () => (await import('../features/status-guide/status-guide-page.tsx')).StatusGuidePage,
)
const LegalPage = lazyPage(async () => (await import('../features/legal/legal-page.tsx')).LegalPage)
const ActingPage = lazyPage(async () => (await import('../features/acting/acting-page.tsx')).ActingPage)
const RequireLogin = lazyPage(async () => (await import('./require-login.tsx')).RequireLogin)

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
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={actingPath(':code')} element={<ActingPage />} />
      <Route path={paths.checkEligibility} element={<CheckEligibilityPage />} />
      <Route path={paths.statusGuide} element={<StatusGuidePage />} />
      {legalEntries.map((name) => (
        <Route key={name} path={paths[name]} element={<LegalPage key={name} name={name} />} />
      ))}
      {opensSoon.map((name) => (
        <Route key={name} path={paths[name]} element={<OpensSoonPage name={name} />} />
      ))}
      <Route element={<RequireLogin />}>
        <Route path={paths.registration} element={<RegistrationPage />} />
        <Route path={paths.personalArea} element={<PersonalAreaPage />} />
        <Route path={paths.print} element={<CheckAnswersPage />} />
        {opensSoonToStudents.map((name) => (
          <Route key={name} path={paths[name]} element={<OpensSoonPage name={name} />} />
        ))}
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
)
