import { ageingFilter } from './ageing-filter.ts'
import { appealFilter } from './appeal-filter.ts'
import { assigneeFilter } from './assignee-filter.ts'
import { daysWaitingFilter } from './days-waiting-filter.ts'
import { decidedByFilter } from './decided-by-filter.ts'
import { decidedFilter } from './decided-filter.ts'
import { decisionFilter } from './decision-filter.ts'
import { flagsFilter } from './flags-filter.ts'
import { holdFilter } from './hold-filter.ts'
import { institutionFilter } from './institution-filter.ts'
import { labelsFilter } from './labels-filter.ts'
import { languageFilter } from './language-filter.ts'
import { leftFilter } from './left-filter.ts'
import { periodFilter } from './period-filter.ts'
import type { QueueFilter, QueueReader } from './queue-filter.ts'
import type { QueueRow } from './queue-row.ts'
import { reasonFilter } from './reason-filter.ts'
import { returnedFilter } from './returned-filter.ts'
import { sentFilter } from './sent-filter.ts'
import { statusFilter } from './status-filter.ts'

/** Every filter of the queue; another one is a file and a line here. */
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
  left: leftFilter,
} as const

type Filters = typeof queueFilters
type ValueOf<Filter> = Filter extends QueueFilter<infer Value> ? Value : never

/** What the queue is narrowed down to; a filter that is absent narrows nothing. */
export type QueueView = { readonly [Name in keyof Filters]?: ValueOf<Filters[Name]> }

const entries = Object.entries(queueFilters) as [keyof Filters, QueueFilter<unknown>][]

/** What an address carries, as a browser or a server reads it. */
type Params = { readonly get: (name: string) => string | null | undefined }

/** The view that an address names; whatever in it is no filter, or no value of one, is passed over. */
export const readView = (params: Params): QueueView =>
  Object.fromEntries(
    entries.flatMap(([name, filter]) => {
      const text = params.get(filter.name) ?? undefined
      const value = text === undefined ? undefined : filter.read(text)
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** The address of a view, its parts in the order of the table: two views that mean the same have one address. */
export const writeView = (view: QueueView): readonly (readonly [name: string, value: string])[] =>
  entries.flatMap(([name, filter]) =>
    view[name] === undefined ? [] : [[filter.name, filter.write(view[name])] as const],
  )

/** Whether a row belongs to a view: each of its filters has to let it pass. */
export const isInView = (row: QueueRow, view: QueueView, reader: QueueReader): boolean =>
  entries.every(([name, filter]) => view[name] === undefined || filter.matches(row, view[name], reader))
