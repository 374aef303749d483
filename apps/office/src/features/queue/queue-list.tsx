import { cardStyle } from '@milgo/ui/card-style.ts'
import type { ComponentProps } from 'react'
import { useWords } from '../../lib/words.ts'
import { BulkBar } from './bulk-bar.tsx'
import { PageKeys } from './page-keys.tsx'
import { QueueTable } from './queue-table.tsx'
import type { useChosenRequests } from './use-chosen-requests.ts'
import type { usePages } from './use-pages.ts'
import type { QueuePage } from './use-queue-calls.ts'
import type { useSelection } from './use-selection.ts'

type Props = Omit<ComponentProps<typeof QueueTable>, 'selected' | 'onSelect'> & {
  readonly pages: ReturnType<typeof usePages>
  /** The start of the next page; null or undefined if there is none. */
  readonly next: QueuePage['next'] | undefined
  /** The number of requests of the view or the search. Undefined while it is not known. */
  readonly count: number | undefined
  /** A search cannot be selected as a whole, because only views can be changed as a whole. */
  readonly isSearch: boolean
  readonly selection: ReturnType<typeof useSelection>
  readonly chosen: ReturnType<typeof useChosenRequests>
}

/** A page of the queue, with the actions for the selected requests and the keys to the other pages below it. */
export const QueueList = ({ pages, next, count, isSearch, selection, chosen, ...table }: Props) => {
  const { officeQueue: words } = useWords()
  const { requests } = table
  const isPageSelected = requests?.every(({ request_id }) => selection.ids.has(request_id)) ?? false
  const canGrow = !isSearch && count !== undefined && count > selection.ids.size && isPageSelected
  return (
    <div className={`${cardStyle} flex min-h-96 grow flex-col overflow-hidden lg:min-h-0`}>
      {!requests && (
        <span role="status" className="sr-only">
          {words.loading}
        </span>
      )}
      <QueueTable {...table} selected={selection.ids} onSelect={selection.select} />
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-3 py-2 text-small">
        <BulkBar
          count={selection.ids.size}
          wholeView={
            canGrow
              ? { count, isSelected: selection.isWholeView, onSelect: selection.selectWholeView }
              : undefined
          }
          hasOnHold={chosen.hasOnHold}
          onAct={chosen.act}
          onClear={selection.clear}
        />
        <span className="grow" />
        <PageKeys
          from={pages.before + 1}
          shown={requests?.length ?? 0}
          count={count}
          onNext={next ? () => pages.forward(next) : undefined}
          onPrevious={pages.back}
        />
      </div>
    </div>
  )
}
