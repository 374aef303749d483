import { toDotted } from '@milgo/domain/identity/calendar-date'
import type { DayRange } from '@milgo/domain/queue/day-range'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { noReason } from '@milgo/domain/queue/reason-filter'
import { counted } from '@milgo/messages/counted'
import { findWord } from '@milgo/messages/find-word'
import type { officeQueue } from '@milgo/messages/he/office-queue'
import type { officeStatuses } from '@milgo/messages/he/office-status'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import type { WordsLike } from '@milgo/messages/words'
import type { QueueChoices } from './use-queue-calls.ts'

export type FilterReader = {
  readonly words: WordsLike<typeof officeQueue>
  readonly statuses: WordsLike<typeof officeStatuses>
  readonly language: OfficeLanguage
  readonly choices: QueueChoices | undefined
  /** Of the period that is looked at. */
  readonly reasons: QueueChoices['reasons'][number] | undefined
}

/** The reasons of the period that a view is of: without one, of the current period. */
export const reasonsOf = (
  choices: QueueChoices | undefined,
  { period }: QueueView,
): FilterReader['reasons'] =>
  choices?.reasons.find((one) => (period === undefined ? one.is_current : one.period === period))

const dayText = (day: string): string => toDotted(day, 'DD.MM.YYYY')

const rangeText = ({ from, to }: DayRange): string =>
  leftToRight(from === to ? dayText(from) : `${dayText(from)}–${dayText(to)}`)

/** A reason of a decision; one that the period no longer has is read as its code. */
export const reasonText = ({ words, reasons }: FilterReader, code: string): string =>
  code === noReason
    ? words.filterValues.noReason
    : (reasons?.denying.find((one) => one.code === code)?.text ?? code)

/** A document, or a document with the reason for which it was returned. */
export const returnedText = ({ words, reasons }: FilterReader, part: string): string => {
  if (part === 'any') return words.filterValues.anyReturn
  const [field = '', code] = part.split('.')
  const document = findWord(words.documents, field) ?? field
  if (code === undefined) return document
  return `${document}: ${reasons?.returning.find((one) => one.code === code)?.text ?? code}`
}

/** What a filter is narrowed down to, in words. */
export const filterText = <Name extends keyof QueueView>(
  name: Name,
  view: QueueView,
  reader: FilterReader,
): string => {
  const { words, language, choices } = reader
  const { filterValues } = words
  const named = (list: readonly { id: string | number; name: string }[] | undefined, id: string | number) =>
    list?.find((one) => one.id === id)?.name ?? filterValues.unknown
  const texts: { readonly [Key in keyof QueueView]-?: (value: NonNullable<QueueView[Key]>) => string } = {
    period: leftToRight,
    status: (value) => value.map((one) => reader.statuses[one]).join(', '),
    institution: (value) => value.map((one) => named(choices?.institutions, one)).join(', '),
    waiting: (value) => counted(filterValues.waiting, value, language),
    assignee: (value) =>
      value
        .map((one) =>
          one === 'me'
            ? filterValues.me
            : one === 'none'
              ? filterValues.none
              : named(choices?.colleagues, one),
        )
        .join(` ${filterValues.or} `),
    hold: (value) => filterValues.hold[value],
    flags: (value) => value.map((one) => words.flags[one]).join(', '),
    labels: (value) => value.join(', '),
    language: (value) => value.map((one) => filterValues.languages[one]).join(', '),
    ageing: (value) => value.map((one) => filterValues.ageing[one]).join(', '),
    sent: rangeText,
    decided: rangeText,
    decision: (value) => value.map((one) => filterValues.decision[one]).join(', '),
    reason: (value) => value.map((one) => reasonText(reader, one)).join(', '),
    decidedBy: (value) =>
      value
        .map((one) => (one === 'me' ? filterValues.decisionMe : named(choices?.colleagues, one)))
        .join(', '),
    returned: (value) => value.map((one) => returnedText(reader, one)).join(', '),
    appeal: (value) => value.map((one) => filterValues.appeal[one]).join(', '),
    left: (value) => value.map((one) => reader.statuses[one]).join(', '),
  }
  const value = view[name]
  return value === undefined ? '' : (texts[name] as (given: typeof value) => string)(value)
}
