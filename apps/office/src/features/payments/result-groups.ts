import { outcomeOf, type ResultOutcome, ResultVerdict } from '@milgo/domain/payment/explain-result'
import type { ResultFile } from './use-payment-calls.ts'

/** The groups in which the rows of a result file are shown. */
export const resultGroups = ['all', 'paid', 'returned', 'waiting', 'skipped'] as const
export type ResultGroup = (typeof resultGroups)[number]

const verdictsWith = (outcome: ResultOutcome): readonly ResultVerdict[] =>
  ResultVerdict.options.filter((verdict) => outcomeOf(verdict) === outcome)

export const verdictsOf: Readonly<Record<ResultGroup, readonly ResultVerdict[] | undefined>> = {
  all: undefined,
  paid: ['PAID'],
  returned: ['RETURNED'],
  waiting: verdictsWith('quarantined'),
  skipped: verdictsWith('skipped'),
}

export const sumOf = (file: ResultFile, group: ResultGroup) =>
  file.verdicts
    .filter(({ verdict }) => verdictsOf[group]?.includes(verdict))
    .reduce((sum, { count, amount }) => ({ count: sum.count + count, amount: sum.amount + amount }), {
      count: 0,
      amount: 0,
    })
