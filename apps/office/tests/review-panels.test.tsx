import type { Review } from '@milgo/contracts/office/review-answer'
import { officeReviewPage as english } from '@milgo/messages/en/office-review-page'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { officeStatuses } from '@milgo/messages/he/office-status'
import { statuses } from '@milgo/messages/he/status'
import { viewer } from '@milgo/messages/he/viewer'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press } from './support/press.ts'
import { idOf, reviewOf } from './support/review-fixture.ts'
import { at, figures, openRequest, progress, shownDocument, tab, three, yoav } from './support/review-page.ts'

const elsewhere = { code: 'OPEN_ELSEWHERE', message: 'פתוחה אצל אדם אחר' }
const changedName = { key: 'firstName', label: 'שם', before: 'א', after: 'ב' }
const lockedByYoav = {
  open_by: { ...yoav, last_active_at: at },
  edit_refusal: 'OPEN_ELSEWHERE',
  may_take_over: true,
  decisions: [
    { event: 'APPROVE', needs: 'NOTHING', refusals: [elsewhere] },
    { event: 'RETURN_FOR_REPAIR', needs: 'LOOK', refusals: [elsewhere] },
    { event: 'DENY', needs: 'DENY_REASON', refusals: [elsewhere] },
  ],
} satisfies Partial<Review>

describe('beside the documents, a review', () => {
  it.each([1440, 1024] as const)(
    'is accessible with answers, checklist and score at %i px',
    async (width) => {
      await openRequest({}, {}, { width })
      await expect
        .element(page.getByRole('img', { name: fill(viewer.image, { title: 'תעודת זהות' }) }))
        .toBeVisible()
      await expectSound()
    },
  )

  it('reads from left to right in English', async () => {
    await openRequest({}, {}, { language: 'en' })
    await expect.element(page.getByRole('button', { name: english.verdict.accept })).toBeVisible()
    expect(document.documentElement.dir).toBe('ltr')
    await expectSound()
  })

  it.each([
    ['free', 'he', {}],
    ['free', 'en', {}],
    ['open elsewhere', 'he', lockedByYoav],
    ['open elsewhere', 'en', lockedByYoav],
  ] as const)(
    '%s leaves enough space for the answers on a small screen, %s',
    async (_how, language, review) => {
      const corrected = { before_at: at, after_at: at, documents: [], answers: [changedName] }
      await openRequest({ ...review, changes: corrected }, {}, { language, width: 1024 })
      await page.viewport(1024, 768)
      await expect.element(page.getByRole('tabpanel')).toBeVisible()
      await expect
        .poll(() => page.getByRole('tabpanel').element().getBoundingClientRect().height)
        .toBeGreaterThanOrEqual(250)
      const tabs = page.getByRole('tablist').element()
      expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth)
    },
  )

  it('that a colleague has open says so once, not with every decision', async () => {
    await openRequest(lockedByYoav)
    await expect.element(page.getByRole('button', { name: hebrew.decisions.names.APPROVE })).toBeVisible()
    expect(page.getByText(elsewhere.message).elements()).toHaveLength(1)
  })

  it('with figures shows the claimed values, the source and the live score', async () => {
    await openRequest({
      figures,
      score: {
        rules_version: '1',
        total: 61.5,
        is_final: false,
        missing_figures: 1,
        award: 4000,
        components: [
          {
            component: 'income',
            is_known: true,
            points: 35,
            max: 45,
            lines: [{ code: 'BAND', params: {}, points: 35, text: 'עד 3,000 לנפש' }],
          },
        ],
        margin: { per_person: 2600, persons: 2, total: 5200, up_to: 3000, left: 800, points_lost: 5 },
      },
    })
    await expect.element(page.getByText(hebrew.score.provisional)).toBeVisible()
    await expect.element(page.getByText(hebrew.score.missing.one)).toBeVisible()
    const pane = page.getByRole('complementary', { name: hebrew.score.title })
    await expect.element(pane.getByText(fill(hebrew.figures.claimed, { value: '4' }))).toBeVisible()
    await expect.element(pane.getByRole('textbox', { name: 'הכנסה, הורה ראשון' })).toHaveValue('5200')
    const source = pane.getByRole('combobox', {
      name: fill(hebrew.figures.sourceOf, { figure: 'הכנסה, הורה ראשון' }),
    })
    await expect.element(source).toHaveDisplayValue('אישור לימודים')
    await expect
      .element(pane.getByRole('status', { name: `${hebrew.score.title}: 61.5` }))
      .toHaveTextContent('61.5')
    await expectSound()
  })

  it('marks a refused figure with its error, and decides nothing before it is correct', async () => {
    const wrong = 'הזינו ערך בין 1 ל־30'
    const calls = await openRequest(
      { figures, decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }] },
      {
        'PUT /office/requests/{id}/figures': () =>
          refuse(200, {
            statusCode: 250,
            code: 'INVALID_ANSWERS',
            message: 'תקנו את התשובות המסומנות',
            errors: [{ code: 'RANGE', message: wrong, field: 'number_of_persons' }],
          }),
      },
    )
    const persons = page.getByRole('textbox', { name: 'נפשות בבית' })
    await persons.fill('250')
    await press('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('alert').getByText(wrong)).toBeVisible()
    await expect.element(persons).toHaveFocus()
    await expect.element(persons).toHaveAttribute('aria-invalid', 'true')
    await expect.element(persons).toHaveAccessibleDescription(wrong)
    expect(page.getByText(hebrew.notSaved.title).elements()).toHaveLength(0)
    expect(calls.made('POST /office/requests/{id}/decide')).toEqual([])
    await expectSound()

    const { score } = reviewOf(1)
    calls.change({
      'PUT /office/requests/{id}/figures': { figures, score, seen: 1, progress: progress(three) },
    })
    await persons.fill('3')
    await press('{Enter}')
    await expect.element(page.getByText(wrong)).not.toBeInTheDocument()
    await expect.element(persons).not.toHaveAttribute('aria-invalid')
  })

  it('with a figure that was not saved says so until it is, and decides nothing meanwhile', async () => {
    const { score } = reviewOf(1)
    const saved = { figures, score, seen: 1, progress: progress(three) }
    const calls = await openRequest(
      { figures, decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }] },
      {
        'PUT /office/requests/{id}/figures': refuse(503, {
          statusCode: 503,
          code: 'UNAVAILABLE',
          message: 'later',
        }),
        'PUT /office/requests/{id}/rotation': { degrees: 90 },
        'POST /office/requests/{id}/decide': { id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: null },
      },
    )
    await page.getByRole('textbox', { name: 'נפשות בבית' }).fill('5')
    await press('{Escape}')
    const notSaved = page.getByText(hebrew.notSaved.title)
    await expect.element(notSaved).toBeVisible()
    // Another write succeeds.
    await press('r')
    await expect.poll(() => calls.made('PUT /office/requests/{id}/rotation').length).toBe(1)
    await press('{Control>}{Enter}{/Control}')
    await expect.element(notSaved).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/decide')).toEqual([])

    calls.change({ 'PUT /office/requests/{id}/figures': saved })
    await page.getByRole('button', { name: hebrew.notSaved.retry }).click()
    await expect.element(notSaved).not.toBeInTheDocument()
    expect(calls.made('PUT /office/requests/{id}/figures').at(-1)?.body).toMatchObject({
      figures: { number_of_persons: '5' },
    })
  })

  it('whose correction was never sent says so', async () => {
    await openRequest({ status: 'REPAIR_BACK_FROM_TO' })
    await expect.element(page.getByText(officeStatuses.REPAIR_BACK_FROM_TO).first()).toBeVisible()
    expect(page.getByText(statuses.REPAIR_BACK_FROM_TO).elements()).toHaveLength(0)
  })

  it('sends a note that is being written by the key that decides elsewhere', async () => {
    const calls = await openRequest(
      { decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }] },
      {
        'POST /office/requests/{id}/notes': { notes: [{ id: idOf(7), at, by: yoav, text: 'לברר' }] },
        'POST /office/requests/{id}/decide': { id: idOf(1), status: 'TEAM_MANAGER_APPROVAL', next: null },
      },
    )
    await tab(hebrew.tabs.notes).click()
    await page.getByRole('textbox', { name: hebrew.notes.label }).fill('לברר')
    await press('{Control>}{Enter}{/Control}')
    await expect.element(page.getByRole('listitem').getByText('לברר')).toBeVisible()
    expect(calls.made('POST /office/requests/{id}/notes')[0]?.body).toEqual({ text: 'לברר' })
    expect(calls.made('POST /office/requests/{id}/decide')).toEqual([])
  })

  it('says that no student reads the notes', async () => {
    await openRequest({ notes: [{ id: idOf(7), at, by: yoav, text: '<b>לא</b> ברור' }] })
    await tab(hebrew.tabs.notes).click()
    await expect.element(page.getByText(hebrew.notes.internal)).toBeVisible()
    await expect.element(page.getByText('<b>לא</b> ברור')).toBeVisible()
    await expectSound()
  })

  it('with a duplicate and warnings, judged or not', async () => {
    const duplicate = {
      request_id: idOf(5),
      request_number: '2025-000055',
      name: 'אדם אחר',
      status: 'SUBMITTED' as const,
      kinds: ['ACCOUNT' as const, 'FILE' as const],
      documents: ['id_front'],
      dismissed: null,
    }
    const calls = await openRequest(
      {
        duplicates: [duplicate, { ...duplicate, request_id: idOf(6), dismissed: { by: yoav, at } }],
        checks: [
          {
            code: 'SAME_FILE_ELSEWHERE',
            result: 'WARN',
            item: 'IDENTITY',
            document: 'id_front',
            params: {},
            text: 'הקובץ נשלח גם בבקשה אחרת',
          },
          {
            code: 'SAME_PHONE_ELSEWHERE',
            result: 'PASS',
            item: 'IDENTITY',
            document: null,
            params: {},
            text: 'הטלפון לא מופיע בבקשה אחרת',
          },
          {
            code: 'IDENTITY_ON_CARD',
            result: 'NOT_CHECKED',
            item: 'IDENTITY',
            document: null,
            params: {},
            text: 'המספר לא נקרא',
          },
        ],
      },
      { 'POST /office/requests/{id}/not-a-duplicate': { is_dismissed: true } },
    )
    await expect
      .element(page.getByText(fill(hebrew.risks.sameAs, { number: '2025-000055', name: 'אדם אחר' })).first())
      .toBeVisible()
    // A checklist item shows why it was not ticked automatically. Passed checks are shown only there.
    const identity = page
      .getByRole('group', { name: hebrew.checklist.title })
      .getByRole('listitem')
      .filter({ hasText: 'זהות' })
    await expect.element(identity.getByText('הקובץ נשלח גם בבקשה אחרת')).toBeVisible()
    await expect.element(identity.getByText('הטלפון לא מופיע בבקשה אחרת').first()).toBeVisible()
    expect(page.getByText('הטלפון לא מופיע בבקשה אחרת').elements()).toHaveLength(1)
    await expectSound()
    await page.getByRole('button', { name: hebrew.risks.dismiss, exact: true }).click()
    await expect.poll(() => calls.made('POST /office/requests/{id}/not-a-duplicate').length).toBe(1)
  })

  it('with one file in many places says so in one line, with a link to each document', async () => {
    const about = (document: string) => ({
      code: 'SAME_FILE_TWICE' as const,
      result: 'WARN' as const,
      item: 'IDENTITY' as const,
      document,
      params: {},
      text: 'אותו קובץ נשלח פעמיים',
    })
    const documents = three.slice(0, 2)
    await openRequest({ checks: documents.map(({ key }) => about(key)) })
    const lines = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ hasText: 'אותו קובץ נשלח פעמיים' })
    await expect.element(lines).toBeVisible()
    for (const { label } of documents)
      await expect.element(lines.getByRole('button', { name: label, exact: true })).toBeVisible()
    const identity = page
      .getByRole('group', { name: hebrew.checklist.title })
      .getByText(`אותו קובץ נשלח פעמיים: ${documents.map(({ label }) => label).join(', ')}`)
    await expect.element(identity).toBeVisible()
    await expectSound()
    await lines.getByRole('button', { name: documents[1]?.label ?? '', exact: true }).click()
    await expect.element(shownDocument(2)).toBeInTheDocument()
  })

  it('that is finished shows its history and offers no decision', async () => {
    await openRequest({
      status: 'WAITING_TO_BE_COMPUTED',
      edit_refusal: 'NOT_IN_REVIEW',
      decisions: [],
      documents: three.map((one) => ({ ...one, state: 'ACCEPTED' as const })),
      timeline: [
        {
          number: 2,
          at,
          event: 'APPROVE',
          by: 'REVIEWER',
          staff: yoav,
          reason_text: null,
          note: null,
          from: 'SUBMITTED',
          to: 'TEAM_MANAGER_APPROVAL',
        },
      ],
    })
    await expect
      .element(page.getByText(fill(hebrew.decisions.none, { status: statuses.WAITING_TO_BE_COMPUTED })))
      .toBeVisible()
    await expect.element(page.getByText(hebrew.verdict.closed.NOT_IN_REVIEW)).toBeVisible()
    await tab(hebrew.tabs.timeline).click()
    await expect.element(page.getByRole('tabpanel').getByText(new RegExp(yoav.name))).toBeVisible()
    await expectSound()
  })
})
