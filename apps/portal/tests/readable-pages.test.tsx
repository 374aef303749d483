import { isStudentPage, type PathName, paths } from '@milgo/contracts/portal-paths'
import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { home } from '@milgo/messages/he/home'
import type { Language } from '@milgo/messages/languages'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectLaidOut, expectReadable } from '@milgo/page-testing/expect-readable'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { computed, openAppeal } from './support/appeal-page.ts'
import { bankFixAnswers } from './support/bank-fix-answers.ts'
import { calculatorAnswers } from './support/calculator-answers.ts'
import { faqAnswers } from './support/faq-answers.ts'
import { legalTexts } from './support/legal-texts.ts'
import { letterOf, sentLetter } from './support/letters.ts'
import { openCheck } from './support/open-check.ts'
import { openForm } from './support/open-form.tsx'
import { numbers } from './support/open-numbers.ts'
import { openPortal } from './support/open-portal.tsx'
import { publishedArea, scoredResult } from './support/result.ts'
import { currentUser } from './support/student.ts'
import { surveyAnswers } from './support/survey-answers.ts'

type Open = (language?: Language) => Promise<unknown>

const open =
  (path: string, answers: Answers = {}): Open =>
  (language) =>
    openPortal(path, { answers, ...(language && { language }) })
const openOwn =
  (path: string, answers: Answers): Open =>
  (language) =>
    openPortal(path, {
      answers: { 'GET /user/current-user': currentUser, ...answers },
      isLoggedIn: true,
      ...(language && { language }),
    })
const form =
  (opening: Parameters<typeof openForm>[0]): Open =>
  (language) =>
    openForm({ answers: sampleAnswers, ...opening, ...(language && { language }) })
const appeal =
  (path: string): Open =>
  (language) =>
    openAppeal(computed, {}, { path, ...(language && { language }) })
const legal: Answers = { 'GET /legal-text/get-all': legalTexts }

/** Opens every page of the portal, in a state in which it shows much. */
const pages: Readonly<Record<PathName, Open>> = {
  home: async () => {
    await openPortal(paths.home)
    await expect.element(page.getByRole('region', { name: home.carousel.label })).toBeVisible()
  },
  checkEligibility: () => openCheck(),
  registration: form({ step: 1 }),
  personalArea: openOwn(paths.personalArea, {
    'GET /page-data/personal-area': publishedArea('COMPUTED'),
    'GET /page-data/result': scoredResult(12_400),
  }),
  personalAreaAppeal: appeal(paths.personalAreaAppeal),
  personalAreaStatusChangeAppeal: appeal(paths.personalAreaStatusChangeAppeal),
  login: open(paths.login),
  about: open(paths.about),
  faq: open(paths.faq, faqAnswers),
  scholarshipFaq: open(paths.scholarshipFaq, faqAnswers),
  contact: open(paths.contact),
  accessibility: open(paths.accessibility, legal),
  privacy: open(paths.privacy, legal),
  terms: open(paths.terms, legal),
  statusGuide: open(paths.statusGuide),
  calculator: open(paths.calculator, calculatorAnswers),
  openNumbers: open(paths.openNumbers, { 'GET /page-data/open-numbers': [numbers] }),
  studentSurvey: openOwn(paths.studentSurvey, surveyAnswers),
  print: form({ path: paths.print }),
  pdf: openOwn(paths.pdf, { 'GET /page-data/pdf': { letters: [sentLetter(1, letterOf('he'))] } }),
  notFound: open(paths.notFound),
}

/** Further states that are laid out in their own way. */
const states: Readonly<Record<string, Open>> = {
  'the bank step': form({ step: 2 }),
  'the family step': form({ step: 3 }),
  'the documents step': form({ step: 4 }),
  'the bank fix': openOwn(paths.personalArea, { ...bankFixAnswers, 'GET /bank-brand/get-all': [] }),
}

const opened = Object.entries({ ...pages, ...states })

it.each(opened)(
  '%s can be read with zoom, on a narrow screen, with wide text, without motion and in forced colours',
  async (_name, openPage) => {
    await openPage()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectReadable()
  },
)

/** The pages of a student. The public pages are laid out in every language by a journey. */
const ofStudents = opened.filter(([name]) => name in states || isStudentPage(paths[name as PathName]))

it.each(
  ofStudents.flatMap(([name, openPage]) =>
    (['en', 'ar'] as const).map((language) => [name, language, openPage] as const),
  ),
)('%s has room for the words of %s in every layout', async (_name, language, openPage) => {
  await openPage(language)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.lang).toBe(language)
  await expectLaidOut()
})
