import { requestPath } from '@milgo/contracts/office-paths'
import { plainMoney } from '@milgo/messages/money-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { DataTable } from '@milgo/ui/data-table.tsx'
import { Ltr } from '@milgo/ui/ltr.tsx'
import { ModalWindow } from '@milgo/ui/modal-window.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callCore } from '../../lib/service-client.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import type { Tiers } from './use-results.ts'

type Page = AnswerOf<'core', 'POST /office/results/moves'>
type Moved = Page['requests'][number]
type Position = NonNullable<Page['next']>

type Props = {
  readonly period: { readonly period?: string }
  readonly tiers: Tiers
  readonly onClose: () => void
}

/** The students whose award would change, page by page. */
export const MovesDialog = ({ period, tiers, onClose }: Props) => {
  const { officeResults } = useWords()
  const words = officeResults.moves
  const failureText = useFailureText()
  // The start of each page shown so far. The first page has none.
  const [pages, setPages] = useState<readonly (Position | undefined)[]>([undefined])
  const after = pages.at(-1)
  const { data, error } = useQuery({
    queryKey: ['office-results-moves', period.period, tiers, after],
    queryFn: ({ signal }) =>
      callCore('POST /office/results/moves', {
        body: { ...period, award_tiers: tiers, limit: 20, ...(after && { after }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const next = data?.next
  return (
    <ModalWindow
      isOpen
      isWide
      header={words.dialog}
      onDismiss={onClose}
      positive={{ label: words.close, onPress: onClose }}
    >
      {error && <p role="alert">{failureText(error)}</p>}
      {!data && !error && <Skeleton className="h-64 text-ink" />}
      {data && (
        <div className="overflow-x-auto text-small">
          <DataTable
            caption={words.dialog}
            keyOf={({ request_id }: Moved) => request_id}
            rows={data.requests}
            empty={null}
            columns={[
              {
                id: 'number',
                label: words.number,
                isRowHeader: true,
                cell: ({ request_id, request_number }: Moved) => (
                  <Link to={requestPath(request_id)} className="text-brand underline underline-offset-4">
                    <Ltr>{request_number}</Ltr>
                  </Link>
                ),
              },
              { id: 'name', label: words.name, cell: ({ name }: Moved) => <bdi>{name}</bdi> },
              { id: 'score', label: words.score, cell: ({ total }: Moved) => <Ltr>{total}</Ltr> },
              {
                id: 'before',
                label: words.before,
                cell: ({ before }: Moved) => <Ltr>{plainMoney(before)}</Ltr>,
              },
              {
                id: 'after',
                label: words.after,
                cell: (moved: Moved) => (
                  <span className={moved.after > moved.before ? 'text-good' : 'text-sun-ink'}>
                    <Ltr>{plainMoney(moved.after)}</Ltr>
                  </span>
                ),
              },
            ]}
          />
        </div>
      )}
      {(next || pages.length > 1) && (
        <div className="flex gap-2">
          <ActionButton
            variant="quiet"
            isDisabled={pages.length === 1}
            onPress={() => setPages(pages.slice(0, -1))}
          >
            {words.previous}
          </ActionButton>
          <ActionButton variant="quiet" isDisabled={!next} onPress={() => next && setPages([...pages, next])}>
            {words.next}
          </ActionButton>
        </div>
      )}
    </ModalWindow>
  )
}
