import type { Dashboard } from '@milgo/contracts/office/get-dashboard'
import { ageingLevels } from '@milgo/domain/queue/ageing'
import { madeAppeals } from '@milgo/domain/queue/appeal-filter'
import { noAward } from '@milgo/domain/queue/award-filter'
import { reviewDecisions } from '@milgo/domain/queue/decision'
import { queueFlags } from '@milgo/domain/queue/queue-row'
import { type QueueView, queueFilters } from '@milgo/domain/queue/queue-view'
import { listedStatuses } from '@milgo/domain/queue/standard-views'
import { defaultAwardTiers } from '@milgo/domain/score/default-award-tiers'

/** The parts of a dashboard from which the values of some filters are made. */
type DashboardParts = Pick<Dashboard, 'periods' | 'days' | 'decisions'>

/** Returns each value, and all values together. */
const eachAndAll = (values: readonly string[]): readonly string[] => [...values, values.join(',')]

const ranges = ({ days }: DashboardParts): readonly string[] => {
  const [first, last] = [days.at(0)?.day, days.at(-1)?.day]
  return first === undefined || last === undefined ? [] : [first, `${first}..${last}`]
}

/** The values of each filter. A filter without a row here does not compile. */
const valuesOf: { readonly [Name in keyof QueueView]-?: (parts: DashboardParts) => readonly string[] } = {
  period: ({ periods }) => periods,
  status: () => eachAndAll(listedStatuses),
  institution: () => ['7', '3,9,12'],
  waiting: () => ['1', '14', '100'],
  assignee: () => ['me', 'none', 'me,none'],
  hold: () => ['on', 'off'],
  flags: () => eachAndAll(queueFlags),
  labels: () => ['no such label'],
  language: () => eachAndAll(['he', 'ar', 'en']),
  ageing: () => eachAndAll(ageingLevels),
  sent: ranges,
  decided: ranges,
  decision: () => eachAndAll(reviewDecisions),
  reason: ({ decisions }) =>
    eachAndAll([...new Set(decisions.flatMap(({ reasons }) => reasons.map(({ code }) => code)))]),
  decidedBy: () => ['me'],
  returned: () => ['any', 'id_front'],
  appeal: () => eachAndAll(madeAppeals),
  left: () => eachAndAll(listedStatuses),
  award: () => eachAndAll([...defaultAwardTiers.map(({ amount }) => String(amount)), String(noAward)]),
  score: () => ['70..80', '92..', '..50'],
}

const names = Object.keys(queueFilters) as (keyof QueueView)[]

/** Returns every filter of the queue alone with each of its values, as a call names it. */
export const everyFilter = (parts: DashboardParts): readonly Readonly<Record<string, string>>[] =>
  names.flatMap((name) =>
    valuesOf[name](parts)
      .filter((value) => value !== '')
      .map((value) => ({ [queueFilters[name].name]: value })),
  )
