import { paths, withoutEndSlash } from '@milgo/contracts/portal-paths'
import { useLocation } from 'react-router'
import { lazyPage } from '../lib/lazy-page.ts'

/** Pages of a student beside the form. */
const pages = {
  [paths.personalArea]: lazyPage(
    async () => (await import('../features/personal-area/personal-area-page.tsx')).PersonalAreaPage,
  ),
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

/**
 * The page of a student that the address names. Its own file, so that what a browser must know to fetch these pages does
 * not come with the home page and the form.
 */
export const StudentPage = () => {
  const { pathname } = useLocation()
  const Page = pages[withoutEndSlash(pathname) as StudentPath]
  return <Page />
}
