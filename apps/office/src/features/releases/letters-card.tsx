import type { ReleaseLetter } from '@milgo/contracts/office/release-fields'
import { requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { leftToRight } from '@milgo/messages/left-to-right'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { Card } from './card.tsx'
import { releasesKey } from './use-release.ts'

type Which = 'FAULTY' | 'FAILING' | 'LEFT_OUT'
type Props = {
  readonly id: string
  readonly which: Which
  /** The release is finished; nothing more is sent. */
  readonly isOver?: boolean
}

const again = 5_000

/** Letters that are faulty, could not be sent yet or were left out, with the reason of each. */
export const LettersCard = ({ id, which, isOver = false }: Props) => {
  const { leftOut, failing, check, samples } = useWords().officeReleases
  const captions = { FAULTY: check.faultyCaption, FAILING: failing.caption, LEFT_OUT: leftOut.caption }
  const titles = { FAULTY: check.faultyTitle, FAILING: failing.title, LEFT_OUT: leftOut.title }
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
          <bdi dir="ltr" className="whitespace-nowrap">
            {number}
          </bdi>
        </Link>
      ),
    },
    { id: 'name', label: samples.name, cell: ({ name }: ReleaseLetter) => <bdi>{name}</bdi> },
    {
      id: 'reason',
      label: leftOut.reason,
      cell: (letter: ReleaseLetter) => <Reason letter={letter} which={which} />,
    },
  ]
  return (
    <Card title={titles[which]}>
      {!data ? (
        <Skeleton className="h-10" />
      ) : letters.length === 0 ? (
        <p className="text-ink-soft">
          {which === 'LEFT_OUT' ? (isOver ? leftOut.none : leftOut.noneYet) : failing.none}
        </p>
      ) : (
        <div className="overflow-x-auto">
          <DataTable
            caption={captions[which]}
            isCaptionHidden
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

type ReasonProps = { readonly letter: ReleaseLetter; readonly which: Which }

const Reason = ({ letter, which }: ReasonProps) => {
  const { leftOut, failing, check } = useWords().officeReleases
  const { reason, faults, failure, failures } = letter
  const code = leftToRight(failure ?? '')
  if (which === 'FAULTY') return faults.map((fault) => check.faults[fault]).join('; ')
  if (which === 'FAILING') return fill(failing.reason, { code, count: String(failures) })
  return [reason && leftOut.reasons[reason], reason === 'FAILED' && fill(leftOut.failure, { code })]
    .filter(Boolean)
    .join(', ')
}
