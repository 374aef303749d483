import { actingCodeIn, paths, plainPath } from '@milgo/contracts/portal-paths'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { lazyPage } from '../lib/lazy-page.ts'
import { currentSession } from '../lib/session/session-store.ts'
import { prefetchPersonal } from '../lib/student/personal-query.ts'
import { useForgetAddressLanguage } from '../lib/use-forget-address-language.ts'
import { AccountMenu, AccountPlace } from './account-place.tsx'
import type { PublicPath } from './public-page.tsx'
import { SessionKeeper, SessionPlace } from './session-place.tsx'
import { Shell } from './shell/shell.tsx'
import type { StudentPath } from './student-page.tsx'

const HomePage = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage)
const LoginPage = lazyPage(async () => (await import('../features/login/login-page.tsx')).LoginPage)
const NotFoundPage = lazyPage(
  async () => (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
)
const loadEligibility = () => import('../features/eligibility/check-eligibility-page.tsx')
const CheckEligibilityPage = lazyPage(async () => (await loadEligibility()).CheckEligibilityPage)
const loadForm = () => import('../features/registration/page/registration-page.tsx')
const RegistrationPage = lazyPage(async () => (await loadForm()).RegistrationPage)
const PublicPage = lazyPage(async () => (await import('./public-page.tsx')).PublicPage)
const ActingPage = lazyPage(async () => (await import('../features/acting/acting-page.tsx')).ActingPage)
const loadFrame = async () => (await import('./student-frame.ts')).studentFrame
const StudentPage = lazyPage(async () => (await loadFrame()).StudentPage)
const RequireLogin = lazyPage(async () => (await loadFrame()).RequireLogin)

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

type Pages = Readonly<Record<string, ComponentType>>

/** A table, because the router would rank and match its routes on every page, which is slow on a weak phone. */
const pagesForAll: Pages = {
  [paths.home]: HomePage,
  [paths.login]: LoginPage,
  [paths.checkEligibility]: CheckEligibilityPage,
  ...Object.fromEntries(publicPaths.map((path) => [path, PublicPage])),
}
const pagesOfStudents: Pages = {
  [paths.registration]: RegistrationPage,
  ...Object.fromEntries(studentPaths.map((path) => [path, StudentPage])),
}

/** Returns the page at a path. Every page loads its own code; an unknown path returns the not-found page. */
const pageAt = (path: string): ReactNode => {
  const code = actingCodeIn(path)
  if (code !== undefined) return <ActingPage code={code} />
  const StudentsOwn = pagesOfStudents[path]
  if (StudentsOwn)
    return (
      <RequireLogin>
        <StudentsOwn />
      </RequireLogin>
    )
  const Page = pagesForAll[path] ?? NotFoundPage
  return <Page />
}

export const AppRoutes = () => {
  const { pathname, search, hash, state } = useLocation()
  useForgetAddressLanguage()
  const path = plainPath(pathname)
  if (path !== pathname) return <Navigate to={path + search + hash} state={state} replace />
  return (
    <Shell account={<AccountPlace />} session={<SessionPlace />}>
      {pageAt(path)}
    </Shell>
  )
}

/** Loads the code and data of a page before it is drawn, for pages that are worth it. */
export const loadPage = async (path: string, client: QueryClient): Promise<void> => {
  if (path === paths.checkEligibility) {
    await CheckEligibilityPage.load()
    await (await loadEligibility()).prepareCheck(client)
  } else if (pagesOfStudents[path] && currentSession()) await loadStudentPage(path, client)
}

/** Pages whose own answer contains the student. If that answer fails, the student is fetched alone. */
const pathsThatBringUser: readonly string[] = [paths.registration, paths.personalArea]

const loadStudentPage = async (path: string, client: QueryClient): Promise<void> => {
  const loadOwn = async () => {
    if (path !== paths.registration) return (await loadFrame()).loadStudentPage(path as StudentPath, client)
    await RegistrationPage.load()
    await (await loadForm()).prepareForm(client)
  }
  const own = loadOwn()
  const askUser = () => prefetchPersonal(client, '/user/current-user')
  await Promise.all([
    ...[AccountMenu, SessionKeeper, RequireLogin, StudentPage].map(({ load }) => load()),
    own,
    pathsThatBringUser.includes(path) ? own.then(askUser) : askUser(),
  ])
}
