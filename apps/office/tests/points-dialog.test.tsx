import type { RulesVersion } from '@milgo/contracts/office/results-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { defaultAwardTiers } from '@milgo/domain/score/default-award-tiers'
import { defaultScoreRules } from '@milgo/domain/score/default-score-rules'
import { officeRules as english } from '@milgo/messages/en/office-rules'
import { fill } from '@milgo/messages/fill'
import { officeResults } from '@milgo/messages/he/office-results'
import { officeRules as hebrew } from '@milgo/messages/he/office-rules'
import { periodIssues } from '@milgo/messages/he/period'
import { scoreComponents } from '@milgo/messages/he/score'
import { expectSound } from '@milgo/page-testing/expect-sound'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const rules: RulesVersion = {
  version: 1,
  name: '2025-1',
  state: 'ACTIVE',
  award_tiers: [...defaultAwardTiers],
  score_rules: { version: '2025-1', ...defaultScoreRules },
  note: null,
  proposed_by: null,
  proposed_at: null,
  activated_by: null,
  activated_at: null,
}
const overview: AnswerOf<'core', 'POST /office/results/overview'> = {
  period: '2025',
  periods: ['2025'],
  budget: null,
  statuses: { COMPUTED: 2 },
  waiting: 0,
  computed: 2,
  outdated: 0,
  published: { count: 0, money: 0 },
  run: null,
  rules: [rules],
}
const open = ({ answers, ...rest }: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.computing, {
    roles: ['manager'],
    answers: {
      'POST /office/results/overview': overview,
      'POST /office/results/scores': {
        institutions: [{ id: 1, name: 'מכללה' }],
        languages: ['he'],
        groups: [[70, 1, 3, 0, 2]],
      },
      'POST /office/rules-versions': { ...rules, version: 2, name: '2025-2', state: 'PROPOSED' },
      ...answers,
    },
    ...rest,
  })
const firstBound = fill(hebrew.boundOf, { bound: hebrew.upTo, table: hebrew.tables.income, row: 1 })

describe('tables of points', () => {
  it('are proposed with the changes and the current tiers', async () => {
    const calls = await open()
    await page.getByRole('button', { name: hebrew.open }).click()
    await page.getByLabelText(firstBound).fill('2,050')
    await expectSound()
    await page.getByRole('button', { name: hebrew.propose }).last().click()
    await expect.element(page.getByText(fill(officeResults.rules.saved, { name: '2025-2' }))).toBeVisible()
    expect(calls.made('POST /office/rules-versions')[0]?.body).toMatchObject({
      award_tiers: defaultAwardTiers,
      score_rules: {
        ...defaultScoreRules,
        income: [{ upTo: 2_050, points: 45 }, ...defaultScoreRules.income.slice(1)],
      },
    })
  })

  it('say what is wrong with them, and send nothing', async () => {
    const calls = await open()
    await page.getByRole('button', { name: hebrew.open }).click()
    await page.getByLabelText(firstBound).fill('9000')
    await page.getByRole('button', { name: hebrew.propose }).last().click()
    const alert = page.getByRole('alert')
    await expect.element(alert.getByText(periodIssues.BANDS_ORDER)).toBeInViewport()
    await page.getByRole('button', { name: fill(hebrew.addTo, { table: hebrew.tables.military }) }).click()
    await expect.element(alert.getByText(hebrew.notNumber).first()).toBeInTheDocument()
    expect(calls.made('POST /office/rules-versions')).toHaveLength(0)
    await expectSound()
  })

  it('give no row more than its component counts', async () => {
    const calls = await open()
    await page.getByRole('button', { name: hebrew.open }).click()
    const first = fill(hebrew.pointsOf, { table: hebrew.tables.income, row: 1 })
    await page.getByLabelText(first).fill('99')
    await page.getByRole('button', { name: hebrew.propose }).last().click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(fill(hebrew.problemAt, { place: first, problem: periodIssues.ABOVE_MAXIMUM }))
    await expect.element(page.getByLabelText(first)).toHaveAccessibleDescription(periodIssues.ABOVE_MAXIMUM)
    await page.getByLabelText(first).fill('44')
    await expect.element(page.getByLabelText(first)).not.toHaveAttribute('aria-invalid')
    expect(calls.made('POST /office/rules-versions')).toHaveLength(0)
    await expectSound()
  })

  it('are read in English', async () => {
    await open({ language: 'en', width: 1024 })
    await page.getByRole('button', { name: english.open }).click()
    await expect.element(page.getByText(english.tables.reservist)).toBeInTheDocument()
    await expectSound()
  })

  it('of another manager’s proposal are shown beside those in force before they are activated', async () => {
    const [first, ...rest] = defaultScoreRules.income
    const proposed: RulesVersion = {
      ...rules,
      version: 2,
      name: '2025-2',
      state: 'PROPOSED',
      score_rules: {
        ...rules.score_rules,
        caps: { ...rules.score_rules.caps, priority: 1 },
        income: [{ upTo: 2_050, points: first?.points ?? 0 }, ...rest],
      },
      proposed_by: { id: '00000000-0000-4000-8000-000000000077', name: 'דוגמה לראש צוות' },
      proposed_at: '2026-01-10T08:00:00.000Z',
    }
    await open({ answers: { 'POST /office/results/overview': { ...overview, rules: [rules, proposed] } } })
    await page.getByRole('button', { name: officeResults.rules.activate }).click()
    const dialog = page.getByRole('dialog')
    const { differences } = hebrew
    const cap = fill(differences.cap, { component: scoreComponents.priority })
    await expect
      .element(dialog.getByText(fill(differences.from, { name: cap, before: '2', after: '1' })))
      .toBeVisible()
    const table = dialog.getByRole('table', { name: hebrew.tables.income })
    await expect.element(table.getByRole('row', { name: /2,050/ })).toHaveTextContent(/–.*45/)
    await expect.element(table.getByRole('row', { name: /2,100/ })).toHaveTextContent(/45.*–/)
    // Who moves is unknown before the new points are computed.
    await expect
      .element(dialog)
      .toHaveTextContent(officeResults.rules.activatePointsText.split(', ').at(-1) ?? '')
    await expectSound()
  })
})
