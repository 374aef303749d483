import { paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { lazyPage } from '../lib/lazy-page.ts'

const loadArea = () => import('../features/personal-area/personal-area-page.tsx')

/** Pages of a student beside the form. */
const pages = {
  [paths.personalArea]: lazyPage(async () => (await loadArea()).PersonalAreaPage),
  [paths.personalAreaAppeal]: lazyPage(
    async () => (await import('../features/appeal/appeal-page.tsx')).ResultAppealPage,
  ),
  [paths.personalAreaStatusChangeAppeal]: lazyPage(
    async () => (await import('../features/appeal/appeal-page.tsx')).ChangeAppealPage,
  ),
  [paths.print]: lazyPage(
    async () => (await import('../features/registration/check-answers-page.tsx')).CheckAnswersPage,
  ),
  [paths.pdf]: lazyPage(async () => (await import('../features/letter/letter-page.tsx')).LetterPage),
  [paths.studentSurvey]: lazyPage(
    async () => (await import('../features/survey/student-survey-page.tsx')).StudentSurveyPage,
  ),
}
export type StudentPath = keyof typeof pages

/** Its code and, for the page that most come for, what it shows: before it is drawn. */
export const loadStudentPage = async (path: StudentPath, client: QueryClient): Promise<void> => {
  await pages[path].load()
  if (path === paths.personalArea) await (await loadArea()).prepareArea(client)
}

/**
 * The page of a student that the address names. Loaded with the frame, so that what a browser must know to fetch these
 * pages does not come with the home page.
 */
export const StudentPage = () => {
  const { pathname } = useLocation()
  const Page = pages[withoutEndSlash(pathname) as StudentPath]
  return <Page />
}
