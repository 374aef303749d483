import { blankSurvey } from '@milgo/domain/survey/survey-payload'
import * as arabic from '@milgo/messages/ar/survey'
import * as english from '@milgo/messages/en/survey'
import { issues } from '@milgo/messages/he/issues'
import * as hebrew from '@milgo/messages/he/survey'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { keepEnding } from '@milgo/ui/keep-ending.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { currentUser, draftRequest, newStudent } from './support/student.ts'
import { surveyAnswers as answers } from './support/survey-answers.ts'

const sending = 'POST /sector-survey/update-sector-survey'
const open = (more: Answers = {}, options: object = {}) =>
  openPortal('/student-survey', { answers: { ...answers, ...more }, isLoggedIn: true, ...options })

const choose = async (label: string, name: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name }).click()
}
const fillIn = async () => {
  const { surveyQuestions: labels } = hebrew
  await choose(labels.birthCountry, 'ישראל')
  await choose(labels.birthCountryParentOne, 'אתיופיה')
  await choose(labels.birthCountryParentTwo, 'ישראל')
  await choose(labels.educationParentOne, 'תואר ראשון')
  await choose(labels.educationParentTwo, 'תואר ראשון')
  await choose(labels.cultureGroup, 'אחר')
}
const send = () => page.getByRole('button', { name: hebrew.surveyTexts.send })

it.each([
  ['he', hebrew, 390],
  ['ar', arabic, 390],
  ['en', english, 1440],
] as const)('the survey says in %s that it is anonymous and optional', async (language, words, width) => {
  await open({}, { language, width })
  await expect
    .element(page.getByRole('heading', { level: 1, name: keepEnding(words.surveyTexts.title) }))
    .toBeVisible()
  await expect.element(page.getByText(words.surveyTexts.privacyTitle)).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: words.surveyQuestions.cultureGroup })).toBeVisible()
  await expectSound()
})

it.each([
  ['has begun no request', newStudent],
  ['has only a draft', { ...currentUser, request: draftRequest }],
])('a student who %s reads when the survey opens, and is asked nothing', async (_name, user) => {
  await open({ 'GET /user/current-user': user })
  await expect.element(page.getByText(hebrew.surveyTexts.notYet)).toBeVisible()
  await expect.element(page.getByRole('link', { name: hebrew.surveyTexts.back })).toBeVisible()
  await expect.element(send()).not.toBeInTheDocument()
  await expectSound()
})

it('every missing answer is listed, and nothing is sent', async () => {
  const portal = await open()
  await send().click()
  await expect.element(page.getByText(hebrew.surveyTexts.problems).last()).toBeVisible()
  expect(page.getByRole('link', { name: issues.FIELD_REQUIRED }).elements()).toHaveLength(6)
  expect(portal.made(sending)).toEqual([])
  await expectSound()
})

it('the answers are sent once, and the page thanks for them', async () => {
  const portal = await open()
  await fillIn()
  portal.change({
    'GET /sector-survey/get-sector-survey': { ...blankSurvey, saw_survey: true, took_survey: true },
  })
  await send().click()
  await expect.element(page.getByRole('heading', { name: hebrew.surveyTexts.thanksTitle })).toHaveFocus()
  expect(portal.made(sending)[0]?.body).toEqual({
    birth_country: 'IL',
    birth_country_parent_one: 'ET',
    birth_country_parent_two: 'IL',
    education_parent_one: 'BACHELOR',
    education_parent_two: 'BACHELOR',
    culture_group: 'OTHER',
    saw_survey: true,
    took_survey: true,
  })
  await expectSound()
})

it('the page thanks for the answers also if it cannot read them again', async () => {
  const portal = await open()
  await fillIn()
  // It is not repeated, and so fails at once.
  const refused = refuse(400, { statusCode: 400, code: 'INVALID_REQUEST', message: 'x' })
  portal.change({ 'GET /sector-survey/get-sector-survey': refused })
  await send().click()
  await expect.element(page.getByRole('heading', { name: hebrew.surveyTexts.thanksTitle })).toHaveFocus()
  expect(portal.made(sending)).toHaveLength(1)
})

const draft = () => sessionStorage.getItem('milgo.tab.survey')

it.each([
  ['is kept in the tab and restored', '{"cultureGroup":"OTHER"}', true],
  ['that is broken is no answer', '["x"', false],
])('a draft %s', async (_name, stored, isRestored) => {
  sessionStorage.setItem('milgo.tab.survey', stored)
  await open()
  const field = page.getByRole('combobox', { name: hebrew.surveyQuestions.cultureGroup })
  await expect.element(field).toBeVisible()
  expect(field.element().textContent.includes('אחר')).toBe(isRestored)
})

it('what is chosen is stored in the tab until it is sent', async () => {
  await open()
  await fillIn()
  await expect.poll(draft).toContain('"cultureGroup":"OTHER"')
  await send().click()
  await expect.element(page.getByRole('heading', { name: hebrew.surveyTexts.thanksTitle })).toHaveFocus()
  expect(draft()).toBeNull()
})

it('a student who does not want to answer sends blanks', async () => {
  const portal = await open({
    'GET /page-data/personal-area': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
  })
  await choose(hebrew.surveyQuestions.cultureGroup, 'אחר')
  await page.getByRole('button', { name: hebrew.surveyTexts.skip }).click()
  await expect.poll(portal.address).toBe('/personal-area')
  expect(portal.made(sending)[0]?.body).toEqual({
    ...blankSurvey,
    saw_survey: true,
    took_survey: false,
  })
})

it('what the server refuses is shown at its field', async () => {
  await open({
    'POST /sector-survey/update-sector-survey': refuse(200, {
      statusCode: 250,
      code: 'INVALID_ANSWERS',
      message: 'יש תשובות לתיקון',
      errors: [{ code: 'UNKNOWN_OPTION', field: 'culture_group', message: issues.UNKNOWN_OPTION }],
    }),
  })
  await fillIn()
  await send().click()
  const field = page.getByRole('combobox', { name: hebrew.surveyQuestions.cultureGroup })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription(issues.UNKNOWN_OPTION)
  await expectSound()
})

it('a refusal does not remove what was chosen', async () => {
  await open({
    'POST /sector-survey/update-sector-survey': refuse(409, {
      statusCode: 409,
      code: 'SURVEY_TAKEN',
      message: 'כבר עניתם',
    }),
  })
  await fillIn()
  await send().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect
    .element(page.getByRole('combobox', { name: hebrew.surveyQuestions.cultureGroup }))
    .toHaveTextContent('אחר')
})
