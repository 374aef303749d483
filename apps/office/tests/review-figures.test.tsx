import type { Review } from '@milgo/contracts/office/review-answer'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { scoreComponents } from '@milgo/messages/he/score'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { press } from './support/press.ts'
import { reviewOf } from './support/review-fixture.ts'
import { openRequest, progress, three } from './support/review-page.ts'

type Row = Review['figures']['rows'][number]

const row = (wire: string, kind: Row['kind'], label: string, value: unknown = null): Row => ({
  id: wire,
  wire,
  kind,
  label,
  is_required: kind !== 'yesNo',
  is_missing: kind !== 'yesNo',
  claimed: null,
  value,
  source: null,
  sources: ['study_confirmation'],
})
const member = { family_member: 'SIBLING', disability_percentage: '40' }
const figures: Review['figures'] = {
  version: 0,
  is_frozen: false,
  entered_by: null,
  entered_at: null,
  rows: [
    row('study_extant', 'digits', 'היקף'),
    row('standard_years_deviation', 'yesNo', 'חריגה'),
    row('is_open_university', 'yesNo', 'הפתוחה'),
    row('family_handicapped_data', 'list', 'נכויות', [member, member]),
    row('comment', 'text', 'הערה'),
  ],
}

it('Enter stops at every figure in their order, and a choice is made on the way by a key', async () => {
  const { score } = reviewOf(1)
  const calls = await openRequest(
    { figures },
    { 'PUT /office/requests/{id}/figures': { figures, score, seen: 1, progress: progress(three) } },
  )
  await expect.element(page.getByRole('textbox', { name: 'היקף' })).toBeVisible()
  await press('v')
  const percents = page.getByRole('textbox', { name: new RegExp(hebrew.figures.disability.percent) })
  const stops = [
    page.getByRole('textbox', { name: 'היקף' }),
    page.getByRole('combobox', { name: 'חריגה', exact: true }),
    page.getByRole('combobox', { name: 'הפתוחה', exact: true }),
    percents.first(),
    percents.last(),
    page.getByRole('textbox', { name: 'הערה' }),
  ]
  for (const [place, stop] of stops.entries()) {
    await expect.element(stop).toHaveFocus()
    if (place === 1) await press('{ArrowDown}')
    await press('{Enter}')
  }
  await expect
    .poll(() => calls.made('PUT /office/requests/{id}/figures').map(({ body }) => body))
    .toMatchObject([{ figures: { standard_years_deviation: true } }])
  // After the last figure, keys are shortcuts again.
  await expect.element(stops.at(-1) ?? page.getByRole('main')).not.toHaveFocus()
  await expectSound()
})

it('figures that are locked look locked: no choice is asked for, and all are equally wide', async () => {
  await openRequest({
    edit_refusal: 'NOT_IN_REVIEW',
    figures: {
      ...figures,
      is_frozen: true,
      rows: [
        row('study_extant', 'digits', 'היקף', '100'),
        row('standard_years_deviation', 'yesNo', 'חריגה משנות התקן של התואר הזה'),
        row('is_open_university', 'yesNo', 'הפתוחה'),
      ],
    },
  })
  const fields = [
    page.getByRole('textbox', { name: 'היקף' }),
    page.getByRole('combobox', { name: 'חריגה משנות התקן של התואר הזה', exact: true }),
    page.getByRole('combobox', { name: 'הפתוחה', exact: true }),
  ]
  for (const field of fields) await expect.element(field).toBeDisabled()
  const widths = fields.map((field) => field.element().getBoundingClientRect().width)
  expect(new Set(widths).size).toBe(1)
  for (const choice of fields.slice(1)) await expect.element(choice).toHaveTextContent(/^–/)
  await expectSound()
})

it('a component whose figures are not all entered says so in place of points', async () => {
  const { score } = reviewOf(1)
  const line = { code: 'INCOME_MISSING', params: {}, points: 0, text: 'לא כל ההכנסות הוזנו' }
  const components: Review['score']['components'] = [
    { component: 'income', is_known: false, points: 0, max: 45, lines: [line] },
    { component: 'cluster', is_known: true, points: 10, max: 25, lines: [] },
  ]
  await openRequest({ figures, score: { ...score, total: 10, components } })
  const pane = page.getByRole('complementary', { name: hebrew.score.title })
  const rowOf = (name: string) => pane.getByRole('listitem').filter({ hasText: name })
  await expect.element(rowOf(scoreComponents.income)).toHaveTextContent(hebrew.score.unknown)
  await expect.element(rowOf(scoreComponents.income)).not.toHaveTextContent('/ 45')
  await expect.element(rowOf(scoreComponents.cluster)).toHaveTextContent('10 / 25')
  await expectSound()
})

it('a choice that nobody has to make says so', async () => {
  const required = { ...row('is_open_university', 'yesNo', 'הפתוחה'), is_required: true, is_missing: true }
  await openRequest({
    figures: { ...figures, rows: [row('standard_years_deviation', 'yesNo', 'חריגה'), required] },
  })
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
  await expect.element(choice('חריגה')).toHaveDisplayValue(hebrew.figures.optional)
  await expect.element(choice('הפתוחה')).toHaveDisplayValue(hebrew.figures.choose)
  await expectSound()
})

it('Esc leaves the source of a figure, so that keys are shortcuts again', async () => {
  await openRequest({ figures: { ...figures, rows: [row('study_extant', 'digits', 'היקף')] } })
  const source = page.getByRole('combobox', { name: fill(hebrew.figures.sourceOf, { figure: 'היקף' }) })
  await expect.element(source).toBeVisible()
  ;(source.element() as HTMLElement).focus()
  await press('{Escape}')
  await expect.element(source).not.toHaveFocus()
  await press('v')
  await expect.element(page.getByRole('textbox', { name: 'היקף' })).toHaveFocus()
})

it('the focus ring of a source does not cover the figure above it', async () => {
  await openRequest({ figures: { ...figures, rows: [row('study_extant', 'digits', 'היקף')] } })
  const figure = page.getByRole('textbox', { name: 'היקף' })
  const source = page.getByRole('combobox', { name: fill(hebrew.figures.sourceOf, { figure: 'היקף' }) })
  await expect.element(source).toBeVisible()
  await press('v')
  await expect.element(figure).toHaveFocus()
  await press('{Tab}')
  await expect.element(source).toHaveFocus()
  const { outlineWidth, outlineOffset } = getComputedStyle(source.element())
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  expect(Number.parseFloat(outlineWidth)).toBeGreaterThan(0)
  const { top } = source.element().getBoundingClientRect()
  expect(top - ring).toBeGreaterThanOrEqual(figure.element().getBoundingClientRect().bottom)
})
