import { blankSurvey } from '@milgo/domain/survey/survey'
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
import { currentUser } from './support/student.ts'

const sending = 'POST /sector-survey/update-sector-survey'
const flags = { saw_survey: false, took_survey: false }
const lists = {
  countries: [
    { value: 'IL', label: 'ישראל' },
    { value: 'ET', label: 'אתיופיה' },
  ],
  education: [{ value: 'BACHELOR', label: 'תואר ראשון' }],
  culture_group: [{ value: 'OTHER', label: 'אחר' }],
}
const answers: Answers = {
  'GET /user/current-user': currentUser,
  'GET /sector-survey/get-sector-survey': { ...blankSurvey, ...flags },
  'GET /sector-survey/get-static-data': lists,
  'POST /sector-survey/update-sector-survey': {
    id: '00000000-0000-4000-8000-000000000001',
    saw_survey: true,
    took_survey: true,
  },
}
const open = (more: Answers = {}, options: object = {}) =>
  openPortal('/student-survey', { answers: { ...answers, ...more }, isLoggedIn: true, ...options })

const choose = async (label: string, name: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name }).click()
}
const fillIn = async () => {
  const { surveyQuestions: labels } = hebrew
  await choose(labels.birth_country, 'ישראל')
  await choose(labels.birth_country_parent_one, 'אתיופיה')
  await choose(labels.birth_country_parent_two, 'ישראל')
  await choose(labels.education_parent_one, 'תואר ראשון')
  await choose(labels.education_parent_two, 'תואר ראשון')
  await choose(labels.culture_group, 'אחר')
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
  await expect
    .element(page.getByRole('combobox', { name: words.surveyQuestions.culture_group }))
    .toBeVisible()
  await expectSound()
})

it('every missing answer is named, and nothing is sent', async () => {
  const portal = await open()
  await send().click()
  await expect.element(page.getByText(hebrew.surveyTexts.problems)).toBeVisible()
  expect(page.getByRole('link', { name: issues.FIELD_REQUIRED }).elements()).toHaveLength(6)
  expect(portal.made(sending)).toEqual([])
  await expectSound()
})

it('the answers are sent once, and thanks follow', async () => {
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

it('who does not want to answer sends blanks', async () => {
  const portal = await open({
    'GET /page-data/personal-area': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
  })
  await choose(hebrew.surveyQuestions.culture_group, 'אחר')
  await page.getByRole('button', { name: hebrew.surveyTexts.skip }).click()
  await expect.poll(portal.address).toBe('/personal-area')
  expect(portal.made(sending)[0]?.body).toEqual({
    ...blankSurvey,
    saw_survey: true,
    took_survey: false,
  })
})

it('a refusal keeps what was chosen', async () => {
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
    .element(page.getByRole('combobox', { name: hebrew.surveyQuestions.culture_group }))
    .toHaveTextContent('אחר')
})
