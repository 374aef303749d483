import type { PersonalArea } from '@milgo/contracts/core/get-personal-area'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { type GuideKey, guideKeys, statusGuide } from '@milgo/domain/status/status-guide'
import * as arabic from '@milgo/messages/ar/result'
import { statusGuide as arabicGuide } from '@milgo/messages/ar/status-guide'
import * as english from '@milgo/messages/en/result'
import { statusGuide as englishGuide } from '@milgo/messages/en/status-guide'
import { personalArea } from '@milgo/messages/he/personal-area'
import { resultView as words } from '@milgo/messages/he/result'
import { scoreComponents } from '@milgo/messages/he/score'
import { shell } from '@milgo/messages/he/shell'
import { statusGuide as hebrewGuide } from '@milgo/messages/he/status-guide'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { nextFrames } from '@milgo/page-testing/next-frames'
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
] as const)('shows an award in %s at %d pixels, with its score', async (language, width, spoken) => {
  await open(awarded, { language, width })
  await expect.element(main().getByText('₪6,240').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: spoken.score.title })).toBeVisible()
  await expect.element(page.getByRole('button', { name: spoken.letter.download })).toBeVisible()
  await expect.element(page.getByRole('link', { name: spoken.letter.read })).toHaveAttribute('href', '/pdf')
  await expect.element(page.getByText(spoken.money.kinds.ORDERED)).toBeVisible()
  await expectSound()
})

it('marks a payment that the bank returned as one that needs attention', async () => {
  const result = scoredResult(12_400)
  const movements = result.money?.movements.map((one) =>
    one.kind === 'ORDERED' ? { ...one, kind: 'RETURNED' as const } : one,
  )
  const money = result.money && { ...result.money, movements: movements ?? [] }
  await open({ ...awarded, 'GET /page-data/result': { ...result, money } })
  const item = page.getByRole('listitem').filter({ hasText: words.money.kinds.RETURNED })
  await expect.element(item).toBeVisible()
  expect(item.element().querySelector('.bg-sun-wash')).not.toBeNull()
  expect(item.element().querySelector('.bg-good-wash')).toBeNull()
})

it('says that messages do not reach the student, and what to do', async () => {
  const area = { ...publishedArea('COMPUTED'), undelivered: ['mail' as const] }
  await open({ ...awarded, 'GET /page-data/personal-area': area })
  await expect.element(page.getByText(personalArea.undelivered.mail)).toBeVisible()
  expect(page.getByText(personalArea.undelivered.sms).elements()).toEqual([])
  await expect
    .element(page.getByRole('link', { name: personalArea.undelivered.go }))
    .toHaveAttribute('href', '#contact-details')
  await expectSound()
})

it('each component opens what counted, what did not, and the next threshold', async () => {
  await open(awarded)
  await page.getByText(scoreComponents.income, { exact: true }).click()
  await expect.element(page.getByText(/2,480.* לנפש בחודש/)).toBeVisible()
  await expect.element(page.getByText(/ההכנסה של משק הבית גבוהה מזה ב־.*1,900/)).toBeVisible()
  await page.getByText(scoreComponents.family, { exact: true }).click()
  await expect.element(page.getByText('בטופס נכתבה נכות של 75%, ובמסמכים אימתנו 50%.')).toBeVisible()
  await expect.element(page.getByText('אין ילדים (הניקוד המרבי: 5).')).toBeVisible()
  await expectSound()
})

it('the calculator computes other figures without sending anything', async () => {
  const portal = await open(awarded)
  await page.getByRole('button', { name: words.calculator.open }).click()
  const income = page.getByRole('textbox', { name: words.calculator.income })
  await expect.element(income).toHaveValue('12,400')
  await income.fill('10500')
  const result = page.getByRole('region', { name: words.calculator.result })
  // Once verified, the income may be 10% higher: then the points do not change.
  await expect
    .element(result.getByRole('row', { name: scoreComponents.income }))
    .toHaveTextContent(/40.*40.*45.*\+5/)
  await expect.element(result.getByText(words.calculator.estimate)).toBeVisible()
  await page.getByRole('textbox', { name: words.calculator.houseHoldPeople }).fill('0')
  await expect.element(page.getByText('מספר שלם בין 1 ל־30')).toBeVisible()
  // There is no result until the field is right.
  await expect.element(result).toHaveTextContent(words.calculator.wrong)
  await expect.element(result).not.toHaveTextContent('₪')
  await expectSound()
  await page.getByRole('button', { name: words.calculator.reset }).click()
  await expect.element(result.getByText(words.calculator.same)).toBeVisible()
  await expect.element(result.getByText(words.calculator.estimate)).not.toBeInTheDocument()
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

it('that there is no award is said once: in the title', async () => {
  await open({
    'GET /page-data/personal-area': publishedArea('NO_AWARD'),
    'GET /page-data/result': scoredResult(40_000),
  })
  const said = page.getByText(words.award.none, { exact: true })
  await expect.element(page.getByText(/100/).first()).toBeVisible()
  expect(said.elements().map(({ tagName }) => tagName)).toEqual(['H1'])
  await expectSound()
})

it('a refusal says its reason and note, has no score, and links to the calculator', async () => {
  await open({
    'GET /page-data/personal-area': publishedArea('DENIED'),
    'GET /page-data/result': refusedResult,
  })
  await expect.element(page.getByText('היקף הלימודים נמוך מתנאי הסף')).toBeVisible()
  await expect.element(page.getByText('באישור הלימודים רשום היקף של 40%.')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: words.score.title })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: words.appeal.toCalculator }))
    .toHaveAttribute('href', '/calculator')
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

/** Whether a row is shown after the result: of the result, a payment or an appeal. */
const isLater = (key: GuideKey) => statusGuide[key].journey === 'APPEAL' || isAfterResult(key)

/**
 * Whether a student ever sees the row. Before publication these statuses have the row of `UI_PROGRESS` or of an appeal.
 */
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

/** An area without a sent request; while registration is open, with what is missing in each step. */
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

const guides = { he: hebrewGuide, en: englishGuide, ar: arabicGuide }
/** Each state in Hebrew and in one of the other languages, in turn. */
const statesInLanguages = guideKeys
  .filter(isShown)
  .flatMap((key, place) => [
    [key, 'he' as const] as const,
    [key, place % 2 === 0 ? ('en' as const) : ('ar' as const)] as const,
  ])

it.each(statesInLanguages)(
  'the area says the state of the request, and is sound: %s in %s',
  async (key, language) => {
    const guide = guides[language]
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
  },
)

it('a student who may no longer appeal is not invited to', async () => {
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

it('the page is drawn together with the result', async () => {
  const result = Promise.withResolvers<ReturnType<typeof scoredResult>>()
  const portal = await open({ ...awarded, 'GET /page-data/result': () => result.promise })
  await expect.poll(() => portal.made('GET /page-data/result').length).toBeGreaterThan(0)
  await nextFrames()
  expect(main().getByText(personalArea.contact.title).elements()).toEqual([])
  result.resolve(scoredResult(12_400))
  await expect.element(main().getByText('₪6,240').first()).toBeVisible()
  await expect.element(main().getByText(personalArea.contact.title)).toBeVisible()
})

it('a failed result is fetched again without removing the page', async () => {
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
