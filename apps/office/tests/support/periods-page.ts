import { type OpenPeriod, periodFieldsOf } from '@milgo/contracts/office/period-fields'
import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { openOffice } from './open-office.tsx'

const { from, to } = examplePeriod
export const listed = {
  code: '2025',
  phase: 'open' as const,
  is_current: true,
  from,
  to,
  use: { drafts: 12, sent: 7, published: 0 },
}
export const period: OpenPeriod = {
  ...listed,
  now: '2024-12-01T10:00:00.000Z',
  version: 3,
  values: periodFieldsOf(examplePeriod),
  score_rules: examplePeriod.scoreRules,
  award_tiers: [...examplePeriod.awardTiers],
}
export const openPeriods = (
  path: string,
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
) =>
  openOffice(path, {
    roles: ['administrator'],
    answers: {
      'GET /office/periods': { periods: [listed] },
      'GET /office/periods/{code}': period,
      ...more,
    },
    ...rest,
  })
