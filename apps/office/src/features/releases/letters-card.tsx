import type { ReleaseLetter } from '@milgo/contracts/office/release-fields'
import { requestPath } from '@milgo/contracts/office-paths'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'
import { releasesKey } from './use-release.ts'

type Props = { readonly id: string; readonly which: 'FAULTY' | 'LEFT_OUT' }

const again = 5_000

/** Letters that are faulty or were left out, each with its reason. */
export const LettersCard = ({ id, which }: Props) => {
  const { leftOut, check, samples } = useWords().officeReleases
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...releasesKey, id, 'letters', which],
    queryFn: ({ pageParam, signal }) =>
      callCore('POST /office/releases/{id}/letters', {
        params: { id },
        body: { which, after: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchInterval: again,
  })
  const letters = data?.pages.flatMap((page) => page.letters) ?? []
  const columns = [
    {
      id: 'request',
      label: samples.request,
      isRowHeader: true,
      cell: ({ request_id: requestId, request_number: number }: ReleaseLetter) => (
        <Link to={requestPath(requestId)} className={textLinkStyle}>
          <bdi dir="ltr">{number}</bdi>
        </Link>
      ),
    },
    { id: 'name', label: samples.name, cell: ({ name }: ReleaseLetter) => <bdi>{name}</bdi> },
    {
      id: 'reason',
      label: leftOut.reason,
      cell: ({ reason, faults }: ReleaseLetter) =>
        which === 'LEFT_OUT'
          ? reason && leftOut.reasons[reason]
          : faults.map((fault) => check.faults[fault]).join('; '),
    },
  ]
  return (
    <Card title={which === 'LEFT_OUT' ? leftOut.title : check.faultyTitle}>
      {letters.length === 0 ? (
        <p className="text-ink-soft">{leftOut.none}</p>
      ) : (
        <div className="overflow-x-auto">
          <DataTable
            caption={leftOut.caption}
            columns={columns}
            rows={letters}
            keyOf={({ request_id: requestId }) => requestId}
            empty={null}
          />
        </div>
      )}
      {hasNextPage && (
        <ActionButton variant="secondary" onPress={() => void fetchNextPage()}>
          {leftOut.more}
        </ActionButton>
      )}
    </Card>
  )
}
