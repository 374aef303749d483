import { ageingFilter } from './ageing-filter.ts'
import { appealFilter } from './appeal-filter.ts'
import { assigneeFilter } from './assignee-filter.ts'
import { awardFilter } from './award-filter.ts'
import { daysWaitingFilter } from './days-waiting-filter.ts'
import { decidedByFilter } from './decided-by-filter.ts'
import { decidedFilter } from './decided-filter.ts'
import { decisionFilter } from './decision-filter.ts'
import { earlierStatusFilter } from './earlier-status-filter.ts'
import { flagsFilter } from './flags-filter.ts'
import { holdFilter } from './hold-filter.ts'
import { institutionFilter } from './institution-filter.ts'
import { labelsFilter } from './labels-filter.ts'
import { languageFilter } from './language-filter.ts'
import { periodFilter } from './period-filter.ts'
import type { QueueFilter, QueueReader } from './queue-filter.ts'
import type { QueueRow } from './queue-row.ts'
import { reasonFilter } from './reason-filter.ts'
import { returnedFilter } from './returned-filter.ts'
import { scoreFilter } from './score-filter.ts'
import { sentFilter } from './sent-filter.ts'
import { statusFilter } from './status-filter.ts'

/** Every filter of the queue. A new filter needs a file and a line here. */
export const queueFilters = {
  period: periodFilter,
  status: statusFilter,
  institution: institutionFilter,
  waiting: daysWaitingFilter,
  assignee: assigneeFilter,
  hold: holdFilter,
  flags: flagsFilter,
  labels: labelsFilter,
  language: languageFilter,
  ageing: ageingFilter,
  sent: sentFilter,
  decided: decidedFilter,
  decision: decisionFilter,
  reason: reasonFilter,
  decidedBy: decidedByFilter,
  returned: returnedFilter,
  appeal: appealFilter,
  left: earlierStatusFilter,
  award: awardFilter,
  score: scoreFilter,
} as const

type Filters = typeof queueFilters
type ValueOf<Filter> = Filter extends QueueFilter<infer Value> ? Value : never

/** A view of the queue: the values of its filters. An absent filter selects everything. */
export type QueueView = { readonly [Name in keyof Filters]?: ValueOf<Filters[Name]> }

const entries = Object.entries(queueFilters) as [keyof Filters, QueueFilter<unknown>][]

/** The parameters of an address, in a browser or on a server. */
type Params = { readonly get: (name: string) => string | null | undefined }

/** Reads the view in an address. Unknown filters and invalid values are ignored. */
export const readView = (params: Params): QueueView =>
  Object.fromEntries(
    entries.flatMap(([name, filter]) => {
      const text = params.get(filter.name) ?? undefined
      const value = text === undefined ? undefined : filter.read(text)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Returns the filters in an address that `readView` ignores because their text is not a valid value. */
export const ignoredFilters = (params: Params): readonly string[] =>
  entries.flatMap(([, { name, read }]) => {
    const text = params.get(name) ?? undefined
    return text !== undefined && read(text) === undefined ? [name] : []
  })

/** Returns the address parameters of a view in the order of the table, so that equal views have the same address. */
export const writeView = (view: QueueView): readonly (readonly [name: string, value: string])[] =>
  entries.flatMap(([name, filter]) =>
    view[name] === undefined ? [] : [[filter.name, filter.write(view[name])] as const],
  )

/** Returns whether a row belongs to a view: all filters of the view must match. */
export const isInView = (row: QueueRow, view: QueueView, reader: QueueReader): boolean =>
  entries.every(([name, filter]) => view[name] === undefined || filter.matches(row, view[name], reader))
