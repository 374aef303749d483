import { paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import type { QueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { lazyPage } from '../lib/lazy-page.ts'

const loadArea = () => import('../features/personal-area/personal-area-page.tsx')

/** The pages of a student, besides the form. */
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

/** Loads the code of a page before it is drawn and, for the personal area, its data. */
export const loadStudentPage = async (path: StudentPath, client: QueryClient): Promise<void> => {
  await pages[path].load()
  if (path === paths.personalArea) await (await loadArea()).prepareArea(client)
}

/**
 * Draws the student's page at the address. It is loaded with the frame, so that the list of these pages' files is not
 * part of the home page.
 */
export const StudentPage = () => {
  const { pathname } = useLocation()
  const Page = pages[withoutEndSlash(pathname) as StudentPath]
  return <Page />
}
