import { requestPath } from '@milgo/contracts/office-paths'
import type { SortKey } from '@milgo/domain/queue/queue-sort'
import { type StatusTone, statusGuide } from '@milgo/domain/status/status-guide'
import { inGroups } from '@milgo/messages/in-groups'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { dateTextOf } from '@milgo/ui/date-text.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { initialsOf } from '../../lib/initials-of.ts'
import type { QueuePlace } from '../../lib/queue-place.ts'
import { awardText, type FilterReader } from './filter-text.ts'
import { MarkList } from './mark-list.tsx'
import type { QueueRequest } from './use-queue-calls.ts'
import { WaitingCell } from './waiting-cell.tsx'

export const columnIds = [
  'number',
  'name',
  'institution',
  'status',
  'waiting',
  'due',
  'assignee',
  'language',
  'submitted',
  'score',
  'award',
  'flags',
] as const
export type ColumnId = (typeof columnIds)[number]

/** The column that is always shown, because the name is the link to the request. */
export const fixedColumn: ColumnId = 'name'

export const defaultColumns: readonly ColumnId[] = [
  'number',
  'name',
  'institution',
  'status',
  'waiting',
  'assignee',
  'flags',
]

export const sortOfColumn: Readonly<Partial<Record<ColumnId, SortKey>>> = {
  number: 'number',
  name: 'name',
  waiting: 'waiting',
  due: 'due',
}

const pills: Readonly<Record<StatusTone, string>> = {
  attention: 'bg-sun-wash text-sun-ink',
  progress: 'bg-info-wash text-info',
  good: 'bg-good-wash text-good',
  ended: 'bg-sunken text-ink-soft',
}

export type CellContext = {
  readonly reader: FilterReader
  readonly staffId: string
  /** The position of the rows in the view. The page of a request uses it to go to the next one. */
  readonly place: QueuePlace
}

/** The contents of the cells, by column. */
export const cells: Readonly<Record<ColumnId, (request: QueueRequest, context: CellContext) => ReactNode>> = {
  number: ({ request_number }) => (
    <span className="whitespace-nowrap text-ink-soft">
      <Ltr>{request_number}</Ltr>
    </span>
  ),
  name: ({ request_id, name }, { place, reader }) => (
    <Link
      to={requestPath(request_id)}
      state={{ place }}
      data-row-link=""
      title={name}
      className="block max-w-28 font-bold lg:truncate no-underline hover:text-brand hover:underline xl:max-w-60"
    >
      <bdi>{name === '' ? reader.words.table.erased : name}</bdi>
    </Link>
  ),
  institution: ({ institution }) => (
    <bdi className="line-clamp-1 max-w-28 break-all xl:max-w-44 2xl:max-w-56" title={institution}>
      {institution}
    </bdi>
  ),
  status: ({ status }, { reader }) => (
    <span
      className={`inline-block rounded-full px-3 py-0.5 font-medium whitespace-nowrap max-xl:w-max max-xl:max-w-28 max-xl:rounded-small max-xl:px-2 max-xl:text-[13px] max-xl:leading-snug max-xl:whitespace-normal ${pills[statusGuide[status].tone]}`}
    >
      {reader.statuses[status]}
    </span>
  ),
  waiting: ({ waiting }) => <WaitingCell waiting={waiting} />,
  due: ({ waiting }) => waiting && <Ltr>{dateTextOf(waiting.due_on)}</Ltr>,
  assignee: ({ assignee }, { reader, staffId }) => {
    const { table } = reader.words
    if (!assignee) return <span className="whitespace-nowrap text-ink-soft">{table.nobody}</span>
    return (
      <span className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={`flex size-6 shrink-0 items-center justify-center rounded-full text-[11px] font-bold ${
            assignee.id === staffId ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-soft'
          }`}
        >
          {initialsOf(assignee.name)}
        </span>
        <bdi className="line-clamp-2 max-xl:max-w-20" title={assignee.name}>
          {assignee.id === staffId ? table.me : assignee.name}
        </bdi>
      </span>
    )
  },
  language: ({ language }, { reader }) =>
    language === 'he' || language === 'ar' || language === 'en'
      ? reader.words.filterValues.languages[language]
      : language,
  submitted: ({ submitted_at }) => <Ltr>{jerusalemTime(new Date(submitted_at)).date}</Ltr>,
  score: ({ score }) => score !== null && <Ltr>{inGroups(score)}</Ltr>,
  award: ({ award }, { reader }) =>
    award !== null && <span className="whitespace-nowrap">{awardText(reader, award)}</span>,
  flags: (request, { staffId }) => <MarkList request={request} staffId={staffId} />,
}
