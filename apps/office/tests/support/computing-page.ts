import type { ComputeRun, RulesVersion } from '@milgo/contracts/office/results-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import { defaultAwardTiers } from '@milgo/domain/score/default-award-tiers'
import { defaultScoreRules } from '@milgo/domain/score/default-score-rules'
import type { Answers } from '@milgo/page-testing/answer-calls'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { openOffice, staffWith } from './open-office.tsx'

type Overview = AnswerOf<'core', 'POST /office/results/overview'>

export const me = staffWith(['manager'])
export const avi = { id: '00000000-0000-4000-8000-000000000002', name: 'אבי שלו' }
const moment = '2026-11-01T10:00:00.000Z'

export const rules = (version: number, more: Partial<RulesVersion> = {}): RulesVersion => ({
  version,
  name: `2025-${version}`,
  state: 'ACTIVE',
  award_tiers: [...defaultAwardTiers],
  score_rules: { version: `2025-${version}`, ...defaultScoreRules },
  note: null,
  proposed_by: null,
  proposed_at: null,
  activated_by: null,
  activated_at: null,
  ...more,
})
export const proposal = (version: number, by: { id: string; name: string }) =>
  rules(version, {
    state: 'PROPOSED',
    note: 'כדי להיכנס לתקציב',
    award_tiers: defaultAwardTiers.map((tier, place) => (place === 1 ? { ...tier, from: 77 } : tier)),
    proposed_by: by,
    proposed_at: moment,
  })

/** A normal distribution of scores around 66, with a tail of high ones: about 14,000 students of 12 institutions. */
export const groups = Array.from({ length: 140 }, (_, place) => {
  const total = 30 + place / 2
  const count = Math.round(200 * Math.exp(-(((total - 66) / 15) ** 2)))
  return [total, (place % 12) + 1, (place % 10) + 1, place % 2, count] as const
}).filter(([, , , , count]) => count > 0)
export const total = groups.reduce((sum, [, , , , count]) => sum + count, 0)

export const run = (more: Partial<ComputeRun> = {}): ComputeRun => ({
  id: '00000000-0000-4000-8000-0000000000aa',
  started_by: avi,
  started_at: moment,
  finished_at: moment,
  is_again: false,
  state: 'DONE',
  total: 20,
  done: 18,
  failed: 2,
  failures: [
    {
      request_id: '00000000-0000-4000-8000-0000000000bb',
      request_number: '2025-000017',
      name: 'נועה כהן',
      code: 'FIGURES_INCOMPLETE',
    },
  ],
  ...more,
})
export const overview = (more: Partial<Overview> = {}): Overview => ({
  period: '2025',
  periods: ['2025', '2024'],
  budget: 30_500_000,
  statuses: { SUBMITTED: 120, COMPUTED: total },
  waiting: 40,
  computed: total,
  outdated: 0,
  published: { count: 0, money: 0 },
  run: run(),
  rules: [proposal(3, avi), rules(2)],
  ...more,
})
export const answers = (more: Answers = {}): Answers => ({
  'POST /office/results/overview': overview(),
  'POST /office/results/scores': {
    institutions: Array.from({ length: 12 }, (_, n) => ({ id: n + 1, name: `מכללה ${n + 1}` })),
    languages: ['he', 'ar'],
    groups: groups.map((one) => [...one]),
  },
  ...more,
})
export const openComputing = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.computing, { roles: ['manager'], answers: answers(more), ...rest })
