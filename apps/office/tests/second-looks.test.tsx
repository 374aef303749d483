import type { ComparedLook } from '@milgo/contracts/office/second-look-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { officeSecondLook as hebrew } from '@milgo/messages/he/office-second-look'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const lookId = '00000000-0000-4000-8000-0000000000aa'
const requestId = '00000000-0000-4000-8000-0000000000bb'
const noa = { id: '00000000-0000-4000-8000-000000000003', name: 'נועה ברק' }
const yoav = { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' }

const figureRow = (wire: string, label: string) => ({
  id: wire,
  wire,
  kind: 'digits' as const,
  label,
  is_required: true,
  is_missing: true,
  claimed: '4',
  value: null,
  source: null,
  sources: [],
})
const opened = {
  look_id: lookId,
  request_id: requestId,
  request_number: '2025-000123',
  name: 'דנה לוי',
  institution: 'אוניברסיטת חיפה',
  sections: [
    {
      id: 'family',
      title: 'משפחה',
      groups: [
        {
          key: 'family',
          title: 'משפחה',
          answers: [
            {
              key: 'children',
              question_id: 'childrenCount',
              label: 'מספר ילדים',
              text: '2',
              statements: [],
              secret: null,
              documents: [],
            },
          ],
        },
      ],
    },
  ],
  documents: [],
  figures: {
    version: 0,
    is_frozen: false,
    entered_by: null,
    entered_at: null,
    rows: [figureRow('number_of_persons', 'מספר נפשות')],
  },
  reasons: [{ code: 'STUDY_SCOPE', text: 'היקף לימודים', needs_note: false }],
}

const openLook = async (more: Answers = {}) => {
  const calls = await openOffice(officePaths.secondLook, {
    roles: ['reviewer'],
    answers: {
      'POST /office/second-looks/take': ({ body }) => ({
        look_id: (body as { is_count?: boolean }).is_count ? null : lookId,
        waiting: 3,
      }),
      'POST /office/second-looks/{id}/open': opened,
      'POST /office/second-looks/{id}/decide': { state: 'DISAGREED' },
      ...more,
    },
  })
  return calls
}

describe('a second look', () => {
  it('says how many wait, and is accessible', async () => {
    await openLook()
    await expect.element(page.getByText(hebrew.waiting.other.replace('{count}', '3'))).toBeVisible()
    await expectSound()
  })

  it('says so where none waits', async () => {
    await openLook({ 'POST /office/second-looks/take': { look_id: null, waiting: 0 } })
    await expect.element(page.getByText(hebrew.none)).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.take }).elements()).toHaveLength(0)
  })

  it('is decided with figures, blind, and says nothing of the first decision', async () => {
    const calls = await openLook()
    await page.getByRole('button', { name: hebrew.take }).click()
    await expect.element(page.getByText(hebrew.blind)).toBeVisible()
    await page.getByRole('radio', { name: hebrew.decision.APPROVE }).click()
    await page.getByLabelText('מספר נפשות', { exact: true }).fill('5')
    await page.getByLabelText(hebrew.decision.note).fill('לפי תלושים')
    await expectSound()
    await page.getByRole('button', { name: hebrew.decision.send }).click()
    await expect.element(page.getByText(hebrew.decision.sent)).toBeVisible()
    expect(calls.made('POST /office/second-looks/{id}/decide')[0]?.body).toEqual({
      decision: 'APPROVE',
      figures: { number_of_persons: '5' },
      note: 'לפי תלושים',
    })
    expect(document.body.textContent).not.toContain(hebrew.compare.states.DISAGREED)
  })

  it('offers no further one before it is counted whether there is any', async () => {
    let isDecided = false
    const [asked, counted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await openLook({
      'POST /office/second-looks/take': async ({ body }) => {
        if (isDecided) {
          asked.resolve()
          await counted.promise
        }
        return (body as { is_count?: boolean }).is_count
          ? { look_id: null, waiting: isDecided ? 0 : 1 }
          : { look_id: lookId, waiting: 1 }
      },
      'POST /office/second-looks/{id}/decide': () => {
        isDecided = true
        return { state: 'DISAGREED' as const }
      },
    })
    await page.getByRole('button', { name: hebrew.take }).click()
    await page.getByRole('radio', { name: hebrew.decision.DENY }).click()
    await page.getByLabelText(hebrew.decision.reason).selectOptions('STUDY_SCOPE')
    await page.getByRole('button', { name: hebrew.decision.send }).click()
    await asked.promise
    // What would be shown by now is drawn with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    expect(page.getByRole('button', { name: hebrew.take }).elements()).toHaveLength(0)
    counted.resolve()
    await expect.element(page.getByText(hebrew.decision.sent)).toBeVisible()
    await expect.element(page.getByText(hebrew.none)).toBeVisible()
  })

  it('is decided with a reason', async () => {
    const calls = await openLook()
    await page.getByRole('button', { name: hebrew.take }).click()
    await page.getByRole('radio', { name: hebrew.decision.DENY }).click()
    await page.getByLabelText(hebrew.decision.reason).selectOptions('STUDY_SCOPE')
    await page.getByRole('button', { name: hebrew.decision.send }).click()
    await expect.element(page.getByText(hebrew.decision.sent)).toBeVisible()
    expect(calls.made('POST /office/second-looks/{id}/decide')[0]?.body).toEqual({
      decision: 'DENY',
      reason: 'STUDY_SCOPE',
    })
  })
})

const compared = (more: Partial<ComparedLook> = {}): ComparedLook => ({
  id: lookId,
  request_id: requestId,
  request_number: '2025-000123',
  name: 'דנה לוי',
  state: 'DISAGREED',
  outcome: 'AWARD',
  draw_reason: 'NEAR_EDGE',
  first: { decision: 'APPROVE', reason: null, reason_text: null, award: 4_000, staff: noa },
  second: { decision: 'APPROVE', reason: null, reason_text: null, award: 6_240, staff: yoav },
  differences: ['AWARD'],
  figures: [{ label: 'מספר נפשות', first: '4', second: '5' }],
  note: 'לפי תלושים',
  decided_at: '2026-11-01T10:00:00.000Z',
  settlement: null,
  settled_by: null,
  settled_reason: null,
  ...more,
})
const list = {
  counts: { DISAGREED: 1, AGREED: 11 },
  agreement: [{ reason: null, reason_text: null, looks: 12, agreed: 11 }],
  looks: [compared()],
}
const openCompare = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.secondLooks, {
    roles: ['manager'],
    answers: { 'POST /office/second-looks/list': list, ...more },
    ...rest,
  })

describe('comparing second looks', () => {
  it.each([1440, 1024] as const)('shows both decisions side by side at %i px', async (width) => {
    await openCompare({}, { width })
    await expect.element(page.getByRole('cell', { name: '92%' })).toBeVisible()
    await expect.element(page.getByText('יואב לביא', { exact: false })).toBeVisible()
    await expectSound()
  })

  it('reads from left to right in English', async () => {
    await openCompare({}, { language: 'en' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Second looks' })).toBeVisible()
    await expectSound()
  })

  it('settles a disagreement with a reason', async () => {
    const calls = await openCompare({ 'POST /office/second-looks/{id}/settle': { state: 'SETTLED' } })
    await page.getByRole('button', { name: hebrew.compare.reopen }).click()
    await page.getByLabelText(hebrew.compare.why).fill('נפש נוספת')
    await expectSound()
    await page.getByRole('dialog').getByRole('button', { name: hebrew.compare.reopen }).click()
    await expect
      .poll(() => calls.made('POST /office/second-looks/{id}/settle')[0]?.body)
      .toEqual({ settlement: 'REOPEN', reason: 'נפש נוספת' })
  })

  it('says so where nothing was drawn', async () => {
    await openCompare({ 'POST /office/second-looks/list': { counts: {}, agreement: [], looks: [] } })
    await expect.element(page.getByText(hebrew.compare.noLooks)).toBeVisible()
  })
})
