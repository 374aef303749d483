import { officeResults as english } from '@milgo/messages/en/office-results'
import { fill } from '@milgo/messages/fill'
import { officeResults as hebrew } from '@milgo/messages/he/office-results'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answers,
  avi,
  me,
  openComputing,
  overview,
  proposal,
  rules,
  run,
  total,
} from './support/computing-page.ts'
import { nameOfPeriod } from './support/named-periods.ts'

const edges = () => page.getByRole('slider')
const edgeAt = (place: number) => Number(edges().nth(place).element().getAttribute('aria-valuenow'))
const press = (keys: string) => userEvent.keyboard(keys)

describe('the what-if', () => {
  it.each([1440, 1024] as const)('is shown and accessible at %i px', async (width) => {
    await openComputing({}, { width })
    await expect.element(edges().nth(2)).toBeVisible()
    await expect.element(page.getByText('2025-3')).toBeVisible()
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(`${hebrew.title} ${nameOfPeriod('2025')}`)
    await expectSound()
  })

  it('is shown for another period that is chosen', async () => {
    const calls = await openComputing()
    await page.getByRole('combobox', { name: hebrew.period }).click()
    await page.getByRole('option', { name: nameOfPeriod('2024') }).click()
    await expect
      .poll(() => calls.made('POST /office/results/overview').map(({ body }) => body))
      .toEqual([{}, { period: '2024' }])
    await expectSound()
  })

  it('reads from left to right in English', async () => {
    await openComputing({}, { language: 'en' })
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(english.title)
    expect(document.documentElement.dir).toBe('ltr')
    await expectSound()
  })

  it('moves an edge by keys in reading direction, never past its neighbour', async () => {
    await openComputing()
    const middle = edges().nth(1)
    await expect.element(middle).toHaveAttribute('aria-valuenow', '76')
    middle.element().focus()
    // The scale runs from right to left, so left increases.
    await press('{ArrowLeft}{ArrowLeft}{ArrowUp}')
    await expect.poll(() => edgeAt(1)).toBe(77.5)
    await press('{ArrowRight}{ArrowDown}')
    await expect.poll(() => edgeAt(1)).toBe(76.5)
    await press('{End}')
    await expect.poll(() => edgeAt(1)).toBe(91.5)
    await press('{Home}')
    await expect.poll(() => edgeAt(1)).toBe(67.5)
    await page.getByRole('button', { name: hebrew.back }).click()
    await expect.poll(() => edgeAt(1)).toBe(76)
  })

  it('moves an edge by the opposite keys in English', async () => {
    await openComputing({}, { language: 'en' })
    await expect.element(edges().nth(1)).toBeVisible()
    edges().nth(1).element().focus()
    await press('{ArrowRight}')
    await expect.poll(() => edgeAt(1)).toBe(76.5)
  })

  it('moves an edge by the mouse', async () => {
    await openComputing()
    await expect.element(edges().nth(2)).toBeVisible()
    const handle = edges().nth(2).element()
    const box = handle.getBoundingClientRect()
    const at = { clientX: box.x + box.width / 2, clientY: box.y + 10, pointerId: 1, bubbles: true }
    handle.setPointerCapture = () => {}
    handle.hasPointerCapture = () => true
    handle.dispatchEvent(new PointerEvent('pointerdown', at))
    // In a right-to-left page, moving to the right decreases.
    handle.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: at.clientX + 60 }))
    await expect.poll(() => edgeAt(2)).toBeLessThan(67)
  })

  it('says whether the awards fit the budget, and who would move', async () => {
    await openComputing()
    await expect.element(page.getByText(hebrew.moves.nobody)).toBeVisible()
    edges().nth(2).element().focus()
    await press('{Home}')
    await expect.element(page.getByRole('heading', { level: 2, name: /חורגות/ })).toBeVisible()
    await expect.element(page.getByText(hebrew.moves.up)).toBeVisible()
  })

  it.each([
    ['he', hebrew],
    ['en', english],
  ] as const)('says in words that a point changes nothing, in %s', async (language, words) => {
    const scores = {
      institutions: [{ id: 1, name: 'מכללה 1' }],
      languages: ['he' as const],
      groups: [[20, 1, 1, 0, 30]] as [number, number, number, number, number][],
    }
    await openComputing({ 'POST /office/results/scores': scores }, { language })
    await expect.element(page.getByText(words.onePoint.higher)).toBeVisible()
    const lineOf = (name: string) =>
      page.getByText(name, { exact: true }).element().parentElement?.textContent
    for (const name of [words.onePoint.higher, words.onePoint.lower])
      expect(lineOf(name)).toBe(name + words.tiers.same)
  })

  it('lists who would move, page by page', async () => {
    const moved = (n: number) => ({
      request_id: `00000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`,
      request_number: `2025-0001${String(n).padStart(2, '0')}`,
      name: `סטודנטית ${n}`,
      total: 67,
      before: 4_000,
      after: 0,
    })
    const calls = await openComputing({
      'POST /office/results/moves': ({ body }) =>
        (body as { after?: object }).after
          ? { requests: [moved(2)], next: null }
          : { requests: [moved(1)], next: { total: 67, request_id: moved(1).request_id } },
    })
    await expect.element(edges().nth(2)).toBeVisible()
    edges().nth(2).element().focus()
    await press('{ArrowUp}')
    await page.getByRole('button', { name: hebrew.moves.list }).click()
    await expect.element(page.getByText('סטודנטית 1')).toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: hebrew.moves.next }).click()
    await expect.element(page.getByText('סטודנטית 2')).toBeVisible()
    const [first] = calls.made('POST /office/results/moves')
    expect(first?.body).toMatchObject({ award_tiers: [{ from: 92 }, { from: 76 }, { from: 67.5 }] })
  })

  it('shows no group under twenty', async () => {
    await openComputing({
      'POST /office/results/scores': {
        institutions: [
          { id: 1, name: 'הגדולה' },
          { id: 2, name: 'הקטנה' },
        ],
        languages: ['he'],
        groups: [
          [80, 1, 3, 0, 40],
          [50, 1, 3, 0, 40],
          [80, 2, 3, 0, 19],
        ],
      },
    })
    await expect.element(page.getByText(hebrew.rates.title).first()).toBeVisible()
    expect(document.body.textContent).not.toContain('הקטנה')
  })

  it('saves the tried tiers as a proposal', async () => {
    const calls = await openComputing({ 'POST /office/rules-versions': proposal(4, me) })
    await expect.element(edges().nth(1)).toBeVisible()
    edges().nth(1).element().focus()
    await press('{ArrowUp}{Control>}{Enter}{/Control}')
    await page.getByLabelText(hebrew.rules.note).fill('נכנס לתקציב')
    await page.getByRole('dialog').getByRole('button', { name: hebrew.rules.propose }).click()
    await expect.element(page.getByText(fill(hebrew.rules.saved, { name: '2025-4' }))).toBeVisible()
    const [made] = calls.made('POST /office/rules-versions')
    expect(made?.body).toMatchObject({
      note: 'נכנס לתקציב',
      award_tiers: [{ from: 92 }, { from: 76.5, amount: 6_240 }, { from: 67 }],
    })
  })

  it('puts another manager’s proposal in force after saying who is affected, and never one’s own', async () => {
    const calls = await openComputing({
      'POST /office/results/overview': overview({ rules: [proposal(4, me), proposal(3, avi), rules(2)] }),
      'POST /office/rules-versions/activate': { rules: proposal(3, avi), to_compute: total },
    })
    await expect.element(page.getByText(hebrew.rules.refusals.OWN_PROPOSAL)).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.rules.activate }).elements()).toHaveLength(1)
    await page.getByRole('button', { name: hebrew.rules.activate }).click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent('77')
    await expectSound()
    await page.getByRole('dialog').getByRole('button', { name: hebrew.rules.activate }).click()
    await expect.element(page.getByText(/2025-3 בתוקף/)).toBeVisible()
    expect(calls.made('POST /office/rules-versions/activate')[0]?.body).toEqual({ version: 3, seen: 2 })
  })

  it('offers to withdraw, not to put in force, a proposal older than the rules in force', async () => {
    const inForce = rules(4, { activated_at: '2026-11-02T10:00:00.000Z' })
    await openComputing({
      'POST /office/results/overview': overview({ rules: [proposal(3, avi), inForce] }),
    })
    await expect.element(page.getByText(hebrew.rules.refusals.OUTDATED)).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.rules.withdraw })).toBeVisible()
    expect(page.getByRole('button', { name: hebrew.rules.activate }).elements()).toHaveLength(0)
  })
})

describe('computing', () => {
  it('is started, and shows its progress', async () => {
    const running = run({ state: 'RUNNING', finished_at: null, total: 40, done: 10, failed: 0, failures: [] })
    const calls = await openComputing({ 'POST /office/results/compute': running })
    await expect.element(page.getByRole('button', { name: hebrew.compute.start })).toBeVisible()
    calls.change({ 'POST /office/results/overview': overview({ run: running }) })
    await page.getByRole('button', { name: hebrew.compute.start }).click()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
    expect(calls.made('POST /office/results/compute')[0]?.body).toEqual({ is_again: false })
    await expectSound()
  })

  it('says which requests could not be computed, and why', async () => {
    await openComputing()
    await page.getByText(hebrew.compute.failures).click()
    await expect.element(page.getByText(new RegExp(hebrew.compute.codes.FIGURES_INCOMPLETE))).toBeVisible()
  })

  it('asks to compute again after the rules were changed', async () => {
    await openComputing({ 'POST /office/results/overview': overview({ outdated: 12 }) })
    await expect.element(page.getByText(hebrew.compute.outdatedNote)).toBeVisible()
  })

  it('says that nothing is computed yet', async () => {
    await openComputing({
      'POST /office/results/overview': overview({ computed: 0, run: null, budget: null }),
      'POST /office/results/scores': { institutions: [], languages: [], groups: [] },
    })
    await expect.element(page.getByText(hebrew.headline.empty)).toBeVisible()
    await expect.element(page.getByText(hebrew.compute.never)).toBeVisible()
    await expectSound()
  })

  it('says that the results did not load, and a retry loads them', async () => {
    const failure = refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'x' })
    const calls = await openComputing({ 'POST /office/results/overview': failure })
    await expect.element(page.getByText(hebrew.failed.title)).toBeVisible()
    calls.change(answers())
    await page.getByRole('button', { name: hebrew.failed.retry }).click()
    await expect.element(edges().nth(0)).toBeVisible()
  })
})
