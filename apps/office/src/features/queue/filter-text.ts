import { toDotted } from '@milgo/domain/identity/calendar-date'
import { noAward } from '@milgo/domain/queue/award-filter'
import type { DayRange } from '@milgo/domain/queue/day-range'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { noReason } from '@milgo/domain/queue/reason-filter'
import type { ScoreRange } from '@milgo/domain/queue/score-filter'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { findWord } from '@milgo/messages/find-word'
import type { officeQueue } from '@milgo/messages/he/office-queue'
import type { officeStatuses } from '@milgo/messages/he/office-status'
import { inGroups } from '@milgo/messages/in-groups'
import { leftToRight } from '@milgo/messages/left-to-right'
import { moneyText } from '@milgo/messages/money-text'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import type { WordsLike } from '@milgo/messages/words'
import type { QueueChoices } from './use-queue-calls.ts'

export type FilterReader = {
  readonly words: WordsLike<typeof officeQueue>
  readonly statuses: WordsLike<typeof officeStatuses>
  readonly language: OfficeLanguage
  readonly choices: QueueChoices | undefined
  readonly nameOfPeriod: (code: string) => string
  /** The reasons of the shown period. */
  readonly reasons: QueueChoices['reasons'][number] | undefined
  /** The awards of the shown period. */
  readonly awards: QueueChoices['awards'][number] | undefined
}

type OfPeriod = { readonly period: string; readonly is_current: boolean }

/** Returns the item of the view's period, or of the current period if the view has none. */
const ofShownPeriod = <Item extends OfPeriod>(
  items: readonly Item[] | undefined,
  { period }: QueueView,
): Item | undefined => items?.find((one) => (period === undefined ? one.is_current : one.period === period))

/** Returns the reasons and awards of the view's period. */
export const choicesOfPeriod = (
  choices: QueueChoices | undefined,
  view: QueueView,
): Pick<FilterReader, 'reasons' | 'awards'> => ({
  reasons: ofShownPeriod(choices?.reasons, view),
  awards: ofShownPeriod(choices?.awards, view),
})

/** Returns the period that a view shows: its own, or else the current one. */
export const periodShown = (choices: QueueChoices | undefined, view: QueueView): string | undefined =>
  view.period ?? choices?.reasons.find(({ is_current }) => is_current)?.period

/** Returns the periods with requests that a view does not show. */
export const otherPeriodsOf = (choices: QueueChoices | undefined, view: QueueView): readonly string[] =>
  choices?.periods.filter((period) => period !== periodShown(choices, view)) ?? []

const dayText = (day: string): string => toDotted(day, 'DD.MM.YYYY')

const rangeText = ({ from, to }: DayRange): string =>
  leftToRight(from === to ? dayText(from) : `${dayText(from)}–${dayText(to)}`)

export const awardText = ({ words }: Pick<FilterReader, 'words'>, amount: number): string =>
  amount === noAward ? words.filterValues.noAward : moneyText(amount)

const scoreText = ({ words }: FilterReader, { from, to }: ScoreRange): string => {
  const texts = words.filterValues.score
  const ends = { from: inGroups(from ?? 0), to: inGroups(to ?? 0) }
  if (from === to) return ends.from
  return fill(from === undefined ? texts.to : to === undefined ? texts.from : texts.between, ends)
}

/** Returns the text of a decision's reason. Returns the code if the period no longer has the reason. */
export const reasonText = ({ words, reasons }: FilterReader, code: string): string =>
  code === noReason
    ? words.filterValues.noReason
    : (reasons?.denying.find((one) => one.code === code)?.text ?? code)

/** Returns the text of a returned document, with the reason of the return if it is given. */
export const returnedText = ({ words, reasons }: FilterReader, part: string): string => {
  if (part === 'any') return words.filterValues.anyReturn
  const [field = '', code] = part.split('.')
  const document = findWord(words.documents, field) ?? field
  if (code === undefined) return document
  return `${document}: ${reasons?.returning.find((one) => one.code === code)?.text ?? code}`
}

/** Returns the value of a filter in words. */
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
    period: reader.nameOfPeriod,
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
    award: (value) => value.map((one) => awardText(reader, one)).join(', '),
    score: (value) => scoreText(reader, value),
  }
  const value = view[name]
  return value === undefined ? '' : (texts[name] as (given: typeof value) => string)(value)
}
