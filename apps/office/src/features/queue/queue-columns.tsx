import { requestPath } from '@milgo/contracts/office-paths'
import type { SortKey } from '@milgo/domain/queue/queue-sort'
import { type StatusTone, statusGuide } from '@milgo/domain/status/status-guide'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { dateTextOf } from '@milgo/ui/date-text.ts'
import { Ltr } from '@milgo/ui/ltr.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { initialsOf } from '../../lib/initials-of.ts'
import type { QueuePlace } from '../../lib/queue-place.ts'
import type { FilterReader } from './filter-text.ts'
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
  'flags',
] as const
export type ColumnId = (typeof columnIds)[number]

/** The name leads to the request, so that it is always there. */
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
  /** Of the rows in the view; the page of a request leads on from it. */
  readonly place: QueuePlace
}

/** What a cell shows. */
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
      className="block max-w-32 truncate font-bold no-underline hover:text-brand hover:underline xl:max-w-60"
    >
      <bdi>{name === '' ? reader.words.table.erased : name}</bdi>
    </Link>
  ),
  institution: ({ institution }) => (
    <bdi className="line-clamp-2 max-w-24 xl:line-clamp-1 xl:max-w-44 2xl:max-w-56" title={institution}>
      {institution}
    </bdi>
  ),
  status: ({ status }, { reader }) => (
    <span
      className={`inline-block rounded-full px-3 py-0.5 font-medium whitespace-nowrap max-xl:rounded-small max-xl:px-2 max-xl:leading-snug max-xl:whitespace-normal ${pills[statusGuide[status].tone]}`}
    >
      {reader.statuses[status]}
    </span>
  ),
  waiting: ({ waiting }) => <WaitingCell waiting={waiting} />,
  due: ({ waiting }) => waiting && <Ltr>{dateTextOf(waiting.due_on)}</Ltr>,
  assignee: ({ assignee }, { reader, staffId }) => {
    const { table } = reader.words
    if (!assignee) return <span className="text-ink-soft">{table.nobody}</span>
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
  flags: (request, { staffId }) => <MarkList request={request} staffId={staffId} />,
}
