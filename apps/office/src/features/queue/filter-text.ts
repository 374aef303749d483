import type { QueueView } from '@milgo/domain/queue/queue-view'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { counted } from '@milgo/messages/counted'
import type { officeQueue } from '@milgo/messages/he/office-queue'
import type { statuses } from '@milgo/messages/he/status'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import type { WordsLike } from '@milgo/messages/words'
import type { QueueChoices } from './use-queue-calls.ts'

export type FilterReader = {
  readonly words: WordsLike<typeof officeQueue>
  readonly statuses: WordsLike<typeof statuses>
  readonly language: OfficeLanguage
  readonly choices: QueueChoices | undefined
}

/** The office has words of its own for a status that it sees with other eyes than the student. */
export const statusText = (
  { words, statuses: names }: Pick<FilterReader, 'words' | 'statuses'>,
  status: RequestStatus,
): string => (status === 'REPAIR_BACK_FROM_TO' ? words.statusNames.REPAIR_BACK_FROM_TO : names[status])

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
    status: (value) => value.map((one) => statusText(reader, one)).join(', '),
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
  }
  const value = view[name]
  return value === undefined ? '' : (texts[name] as (given: typeof value) => string)(value)
}
