import type { TrailFilters, TrailPosition, TrailRow } from '@milgo/contracts/office/trail-fields'
import { requestPath } from '@milgo/contracts/office-paths'
import { mayOpenPage } from '@milgo/domain/staff/office-pages'
import { fill } from '@milgo/messages/fill'
import { momentText } from '@milgo/messages/moment-text'
import { trailActText } from '@milgo/messages/trail-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { IconButton } from '@milgo/ui/icon-button.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { LoadFailedBanner } from '../../lib/load-failed-banner.tsx'
import { callCore } from '../../lib/service-client.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useWords } from '../../lib/words.ts'
import { TrailDetails } from './trail-details.tsx'

const loadPage = (filters: TrailFilters, after: TrailPosition | undefined, signal: AbortSignal) =>
  callCore('POST /office/trail/list', { body: { filters, ...(after && { after }) }, signal })

type Props = {
  readonly filters: TrailFilters
  /** The title of the rows, if they are a special selection of entries. */
  readonly title: string | undefined
  /** Limits the trail to one request. */
  readonly onStory: (requestNumber: string) => void
}

/**
 * The rows that match the filters, newest first. Pages start after a row, so they have no numbers: only newer and
 * older.
 */
export const TrailList = ({ filters, title, onStory }: Props) => {
  const allWords = useWords()
  const { officeTrail: words } = allWords
  const { roles } = useStaff()
  const [starts, setStarts] = useState<readonly TrailPosition[]>([])
  const after = starts.at(-1)
  const { data, error, refetch } = useQuery({
    queryKey: ['trail', filters, after ?? null],
    queryFn: ({ signal }) => loadPage(filters, after, signal),
    placeholderData: keepPreviousData,
  })
  const columns = [
    {
      id: 'at',
      label: words.columns.at,
      cell: ({ at }: TrailRow) => <Ltr className="tabular-nums">{momentText(new Date(at))}</Ltr>,
    },
    {
      id: 'who',
      label: words.columns.who,
      cell: ({ staff, by }: TrailRow) => (
        <bdi>{staff?.name ?? (by === 'STUDENT' ? words.student : words.nobody)}</bdi>
      ),
    },
    {
      id: 'what',
      label: words.columns.what,
      isRowHeader: true,
      cell: (row: TrailRow) => trailActText(row, allWords),
    },
    {
      id: 'request',
      label: words.columns.request,
      cell: ({ request }: TrailRow) =>
        request && (
          <RequestCell request={request} mayOpen={mayOpenPage(roles, 'request')} onStory={onStory} />
        ),
    },
    { id: 'details', label: words.columns.details, cell: (row: TrailRow) => <TrailDetails row={row} /> },
  ]
  if (error && !data) return <LoadFailedBanner error={error} retry={refetch} />
  if (!data) return <Skeleton className="h-96 text-ink" />
  const { next } = data
  const caption =
    title ?? (filters.request_number ? fill(words.story, { number: filters.request_number }) : words.caption)
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={data.rows}
        keyOf={({ source, number }) => `${source} ${number}`}
        empty={words.empty}
      />
      <div className="mt-4 flex gap-3">
        {starts.length > 0 && (
          <ActionButton variant="secondary" onPress={() => setStarts(starts.slice(0, -1))}>
            {words.back}
          </ActionButton>
        )}
        {next && (
          <ActionButton variant="secondary" onPress={() => setStarts([...starts, next])}>
            {words.next}
          </ActionButton>
        )}
      </div>
    </>
  )
}

const RequestCell = ({
  request,
  mayOpen,
  onStory,
}: {
  request: NonNullable<TrailRow['request']>
  mayOpen: boolean
  onStory: Props['onStory']
}) => {
  const { officeTrail: words } = useWords()
  return (
    <span className="flex items-center gap-1">
      {mayOpen ? (
        <Link to={requestPath(request.id)} className={textLinkStyle}>
          <Ltr>{request.number}</Ltr>
        </Link>
      ) : (
        <Ltr>{request.number}</Ltr>
      )}
      <IconButton
        label={fill(words.openStory, { number: request.number })}
        onPress={() => onStory(request.number)}
      >
        <History aria-hidden="true" className="size-4" />
      </IconButton>
    </span>
  )
}
