import type { PersonalArea } from '@milgo/contracts/core/get-personal-area'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { type GuideKey, guideKeys, statusGuide } from '@milgo/domain/status/status-guide'
import * as arabic from '@milgo/messages/ar/result'
import * as english from '@milgo/messages/en/result'
import { statusGuide as englishGuide } from '@milgo/messages/en/status-guide'
import { personalArea } from '@milgo/messages/he/personal-area'
import { resultView as words } from '@milgo/messages/he/result'
import { scoreComponents } from '@milgo/messages/he/score'
import { shell } from '@milgo/messages/he/shell'
import { statusGuide as hebrewGuide } from '@milgo/messages/he/status-guide'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { publishedArea, refusedResult, scoredResult } from './support/result.ts'
import { currentUser } from './support/student.ts'

const open = (answers: Answers, options: object = {}) =>
  openPortal('/personal-area', {
    answers: { 'GET /user/current-user': currentUser, ...answers },
    isLoggedIn: true,
    ...options,
  })
const awarded: Answers = {
  'GET /page-data/personal-area': publishedArea('COMPUTED'),
  'GET /page-data/result': scoredResult(12_400),
}
const isAfterResult = (key: GuideKey) => ['RESULT', 'PAYMENT'].includes(statusGuide[key].stage)
const main = () => page.getByRole('main')

it.each([
  ['he', 390, words],
  ['he', 1440, words],
  ['ar', 390, arabic.resultView],
  ['en', 1440, english.resultView],
] as const)('an award is read in %s at %d pixels, with its score', async (language, width, spoken) => {
  await open(awarded, { language, width })
  await expect.element(main().getByText('₪6,240').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: spoken.score.title })).toBeVisible()
  await expect.element(page.getByRole('button', { name: spoken.letter.download })).toBeVisible()
  await expect.element(page.getByRole('link', { name: spoken.letter.read })).toHaveAttribute('href', '/pdf')
  await expect.element(page.getByText(spoken.money.kinds.ORDERED)).toBeVisible()
  await expectSound()
})

it('a student whom our messages do not reach is told so, and what to do', async () => {
  const area = { ...publishedArea('COMPUTED'), undelivered: ['mail' as const] }
  await open({ ...awarded, 'GET /page-data/personal-area': area })
  await expect.element(page.getByText(personalArea.undelivered.mail)).toBeVisible()
  expect(page.getByText(personalArea.undelivered.sms).elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: personalArea.undelivered.go }))
    .toHaveAttribute('href', '#contact-details')
  await expectSound()
})

it('each component opens into what counted, what did not and where the border is', async () => {
  await open(awarded)
  await page.getByText(scoreComponents.income, { exact: true }).click()
  await expect.element(page.getByText(/2,480.* לנפש בחודש/)).toBeVisible()
  await expect.element(page.getByText(/ההכנסה של משק הבית גבוהה מזה ב־.*1,900/)).toBeVisible()
  await page.getByText(scoreComponents.family, { exact: true }).click()
  await expect.element(page.getByText('בטופס נכתבה נכות של 75%, ובמסמכים אימתנו 50%.')).toBeVisible()
  await expect.element(page.getByText('אין ילדים (עד 5 נקודות).')).toBeVisible()
  await expectSound()
})

it('the calculator computes other figures without sending anything', async () => {
  const portal = await open(awarded)
  await page.getByRole('button', { name: words.calculator.open }).click()
  const income = page.getByRole('textbox', { name: words.calculator.income })
  await expect.element(income).toHaveValue('12,400')
  await income.fill('10500')
  const result = page.getByRole('region', { name: words.calculator.result })
  await expect.element(result.getByText(/\+5/)).toBeVisible()
  await page.getByRole('textbox', { name: words.calculator.houseHoldPeople }).fill('0')
  await expect.element(page.getByText('מספר בין 1 ל־30')).toBeVisible()
  await expectSound()
  await page.getByRole('button', { name: words.calculator.reset }).click()
  await expect.element(result.getByText(words.calculator.same)).toBeVisible()
  expect(portal.made().filter(({ body }) => body !== undefined)).toEqual([])
})

it('a score below the lowest tier says which tier is missing, and how to appeal', async () => {
  await open({
    'GET /page-data/personal-area': publishedArea('COMPUTED'),
    'GET /page-data/result': scoredResult(40_000),
  })
  await expect.element(page.getByText(words.award.none)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: words.appeal.open }))
    .toHaveAttribute('href', '/personal-area-appeal')
  await expectSound()
})

it('a refusal says its reason and note, and has no score', async () => {
  await open({
    'GET /page-data/personal-area': publishedArea('DENIED'),
    'GET /page-data/result': refusedResult,
  })
  await expect.element(page.getByText('היקף הלימודים נמוך מתנאי הסף')).toBeVisible()
  await expect.element(page.getByText('באישור הלימודים רשום היקף של 40%.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: words.score.title })).not.toBeInTheDocument()
  await expectSound()
})

it('a denied appeal says why beside the reason of the refusal that it leaves in force', async () => {
  await open({
    'GET /page-data/personal-area': publishedArea('APPEAL_DENIED', {}, ['VIEW_RESULT']),
    'GET /page-data/result': { ...refusedResult, appeal_refusal: { reason: 'לא צורף מסמך חדש', note: null } },
  })
  const reasonOf = (label: string) =>
    page.getByText(label, { exact: true }).element().nextElementSibling?.textContent
  await expect.element(page.getByText(words.refusal.appealReason)).toBeVisible()
  expect(reasonOf(words.refusal.appealReason)).toBe('לא צורף מסמך חדש')
  expect(reasonOf(words.refusal.reason)).toBe('היקף הלימודים נמוך מתנאי הסף')
  await expectSound()
})

/** What a student reads after the result: of it, of a payment and of an appeal. */
const isLater = (key: GuideKey) => statusGuide[key].journey === 'APPEAL' || isAfterResult(key)

/** Rows that no student is shown: before publication these statuses have the row of `UI_PROGRESS` or of an appeal's. */
const isShown = (key: GuideKey) => statusGuide[key].isListed || !RequestStatus.safeParse(key).success

const laterArea = (key: GuideKey) => publishedArea(key, {}, ['VIEW_SUBMITTED_COPY', 'VIEW_RESULT'])

const sentArea = (key: GuideKey): PersonalArea => {
  const timeline = [{ event: 'SUBMIT' as const, at: '2026-01-12T10:00:00.000Z', copy: 1 }]
  return publishedArea(key, { request: currentUser.request, deadlines: [], timeline })
}

const returnedArea = (key: GuideKey): PersonalArea => ({
  ...sentArea(key),
  request: currentUser.request && {
    ...currentUser.request,
    request_status: 'REPAIR_BACK_FOR',
    actions: ['FIX_DOCUMENTS', 'VIEW_SUBMITTED_COPY'],
    form_mode: 'FIX',
    correction_deadline: '2026-07-24T07:00:00.000Z',
  },
  deadlines: [{ kind: 'CORRECTION', at: '2026-07-24T07:00:00.000Z', from: '2026-07-10T07:00:00.000Z' }],
  documents_to_fix: [
    {
      field: 'id_front',
      label: 'תעודת זהות',
      reason: 'UNREADABLE',
      reason_text: 'הקובץ אינו קריא',
      note: 'הצד השני חתוך',
      is_replaced: false,
    },
  ],
})

/** Nothing was sent; where the registration is open, with what is missing of each step. */
const unsentArea = (key: GuideKey): PersonalArea => ({
  ...sentArea(key),
  request: key.startsWith('NOT_STARTED')
    ? null
    : currentUser.request && {
        ...currentUser.request,
        request_status: 'DRAFT',
        submitted_at: null,
        actions: key === 'DRAFT' ? ['FILL_FORM'] : [],
        form_mode: key === 'DRAFT' ? 'FILL' : 'READ',
        shows_survey: false,
      },
  last_movement_at: null,
  timeline: [],
  copies: [],
  steps: key.endsWith('_CLOSED')
    ? []
    : [
        { step: 'personal', is_begun: key === 'DRAFT', missing: key === 'DRAFT' ? 0 : 12 },
        { step: 'documents', is_begun: false, missing: 9 },
      ],
})

const areaOf = (key: GuideKey): PersonalArea => {
  if (isLater(key)) return laterArea(key)
  if (key === 'REPAIR_BACK_FOR') return returnedArea(key)
  return statusGuide[key].stage === 'SUBMISSION' ? unsentArea(key) : sentArea(key)
}

it.each(
  guideKeys
    .filter(isShown)
    .flatMap((key) => (['he', 'en'] as const).map((language) => [key, language] as const)),
)('the area says where it stands, and is sound: %s in %s', async (key, language) => {
  const guide = language === 'he' ? hebrewGuide : englishGuide
  const area = areaOf(key)
  await open(
    {
      'GET /user/current-user': { ...currentUser, request: area.request },
      'GET /page-data/personal-area': area,
      'GET /step-4/get-all-documents-repair-back-for': [],
      ...(isLater(key) && { 'GET /page-data/result': scoredResult(12_400) }),
    },
    { language },
  )
  await expect.element(page.getByRole('heading', { level: 1, name: guide[key].headline })).toBeVisible()
  for (const text of [guide[key].doing, guide[key].todo, guide[key].next])
    await expect.element(main().getByText(text, { exact: true })).toBeVisible()
  await expectSound()
})

it('who may no longer appeal is not invited to', async () => {
  await open({
    'GET /page-data/personal-area': publishedArea('COMPUTED', {}, ['VIEW_SUBMITTED_COPY', 'VIEW_RESULT']),
    'GET /page-data/result': scoredResult(12_400),
  })
  await expect.element(main().getByText('₪6,240').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.appeal.open })).not.toBeInTheDocument()
})

it('a result that could not be loaded says so beside the rest of the page', async () => {
  await open({
    ...awarded,
    'GET /page-data/result': refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' }),
  })
  await expect.element(page.getByText(words.loadFailed)).toBeVisible()
  await expectSound()
})

it('the page comes together with the result', async () => {
  const result = Promise.withResolvers<ReturnType<typeof scoredResult>>()
  const portal = await open({ ...awarded, 'GET /page-data/result': () => result.promise })
  await expect.poll(() => portal.made('GET /page-data/result').length).toBeGreaterThan(0)
  expect(main().getByText(personalArea.contact.title).elements()).toEqual([])
  result.resolve(scoredResult(12_400))
  await expect.element(main().getByText('₪6,240').first()).toBeVisible()
  await expect.element(main().getByText(personalArea.contact.title)).toBeVisible()
})

it('a result that failed is asked again without taking the page away', async () => {
  const failed = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
  const again = Promise.withResolvers<ReturnType<typeof scoredResult>>()
  const portal = await open({ ...awarded, 'GET /page-data/result': failed })
  await expect.element(page.getByText(words.loadFailed)).toBeVisible()
  portal.change({ 'GET /page-data/result': () => again.promise })
  const before = portal.made('GET /page-data/result').length
  await main().getByRole('button', { name: shell.retry }).click()
  await expect.poll(() => portal.made('GET /page-data/result').length).toBeGreaterThan(before)
  await expect.element(main().getByText(personalArea.contact.title)).toBeVisible()
  again.resolve(scoredResult(12_400))
  await expect.element(main().getByText('₪6,240').first()).toBeVisible()
})
