import { requestPath } from '@milgo/contracts/office-paths'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { StatusRegion } from '@milgo/ui/status-region.tsx'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDecisionDone } from '../../lib/decision-done.ts'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { usePeriodNames } from '../../lib/use-period-names.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { ChangedBar } from './changed-bar.tsx'
import { EmptyQueue } from './empty-queue.tsx'
import { choicesOfPeriod, otherPeriodsOf, periodShown } from './filter-text.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { isSameView, type QueueState, readAddress, writeAddress } from './queue-address.ts'
import { QueueAside } from './queue-aside.tsx'
import { QueueChips } from './queue-chips.tsx'
import { type OpenDialog, QueueDialogs } from './queue-dialogs.tsx'
import { QueueFailed } from './queue-failed.tsx'
import { QueueHead } from './queue-head.tsx'
import { QueueList } from './queue-list.tsx'
import { useChosenRequests } from './use-chosen-requests.ts'
import { useColumns } from './use-columns.ts'
import { useCountedViews } from './use-counted-views.ts'
import { usePages } from './use-pages.ts'
import { useQueueChoices, useQueueList } from './use-queue-calls.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useSelection } from './use-selection.ts'
import { useTakeNext } from './use-take-next.ts'
import { useWorkChange } from './use-work-change.ts'
import { viewTitle } from './view-title.ts'

type Props = {
  readonly queue: QueueState
  readonly search: string
}

/** One view of the queue, or the results of a search, with all that can be done there. */
export const QueueScreen = ({ queue, search }: Props) => {
  const { officeQueue: words, statuses } = useWords()
  const language = useLanguage()
  const staff = useStaff()
  const navigate = useNavigate()
  /** The last decision, after which no request was left to take. */
  const done = useDecisionDone()
  const table = useRef<HTMLTableElement>(null)
  const rows = useRowKeys(table)
  const [columns, setColumns] = useColumns()
  const selection = useSelection()
  const [dialog, setDialog] = useState<OpenDialog>()
  const pages = usePages()
  const nameOfPeriod = usePeriodNames()
  const { data: choices } = useQueueChoices()
  const { data, error, refetch, isPlaceholderData } = useQueueList(queue, search, pages.after)
  const { countOf, longestWaitOf, statusCounts, hasFailed } = useCountedViews(queue.view, choices)
  const isSearch = search !== ''
  const work = useWorkChange(queue.view, isSearch, selection.clear)

  const show = ({ view, sort }: QueueState) => void navigate({ search: `?${writeAddress({ view, sort })}` })
  const showView = (view: QueueView) => show({ view, sort: queue.sort })
  const saved = choices?.views.find(({ address }) => isSameView(readAddress(address).view, queue.view))
  const reader = { words, statuses, language, choices, nameOfPeriod, ...choicesOfPeriod(choices, queue.view) }
  const title = isSearch ? fill(words.found, { text: search }) : viewTitle(queue.view, saved, reader)

  const requests = data && !(isPlaceholderData && data.requests.length === 0) ? data.requests : undefined
  const count = isSearch ? undefined : countOf(queue.view)
  /** The server does not count the results of a search. Their number is known only on the last page. */
  const found = data && !data.next ? pages.before + data.requests.length : undefined
  const place = {
    ids: requests?.map(({ request_id }) => request_id) ?? [],
    before: pages.before,
    count: (isSearch ? found : count) ?? null,
    address: writeAddress(queue),
    ...(pages.after && { after: pages.after }),
    ...(isSearch && { search }),
  }
  const next = useTakeNext(queue.view, place)
  const chosen = useChosenRequests({ view: queue.view, requests, rows, selection, work, setDialog })

  const toggleCurrent = () => {
    const id = rows.currentId()
    if (id !== undefined) selection.toggle(id)
  }
  const openCurrent = () => {
    const id = rows.currentId() ?? requests?.[0]?.request_id
    if (id !== undefined) void navigate(requestPath(id), { state: { place } })
  }
  useShortcuts({
    nextRow: rows.next,
    previousRow: rows.previous,
    selectRow: toggleCurrent,
    openRow: openCurrent,
    takeNext: next.take,
    addFilter: () => setDialog({ kind: 'filter', name: 'status' }),
    assignToMe: () => chosen.act('assignToMe'),
    handOver: () => chosen.act('handOver'),
    // The keys are registered also if there is no such page, because the help window lists them.
    nextPage: () => {
      if (data?.next) pages.forward(data.next)
    },
    previousPage: () => pages.back?.(),
  })

  return (
    <div
      data-fills-window=""
      className="relative grid min-h-0 grow grid-cols-1 overflow-y-auto lg:grid-cols-[13rem_minmax(0,1fr)] lg:overflow-hidden xl:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <QueueAside
        view={queue.view}
        isSearch={isSearch}
        choices={choices}
        reader={reader}
        countOf={countOf}
        statusCounts={statusCounts}
      />
      <div className="flex min-h-0 min-w-0 flex-col gap-3 px-4 py-4 xl:px-6">
        <QueueHead
          title={title}
          isSearch={isSearch}
          currentPeriod={
            queue.view.period === undefined && otherPeriodsOf(choices, queue.view).length > 0
              ? periodShown(choices, queue.view)
              : undefined
          }
          count={count}
          isCounting={count === undefined && !hasFailed}
          longestWait={longestWaitOf(queue.view)}
          isTaking={next.isBusy}
          onTake={next.take}
          onColumns={() => setDialog({ kind: 'columns' })}
          onSave={() => setDialog({ kind: 'save' })}
          onExport={
            staff.rights.includes('manage-requests') ? () => setDialog({ kind: 'export' }) : undefined
          }
        />
        {!isSearch && (
          <QueueChips
            view={queue.view}
            reader={reader}
            onChange={showView}
            onAdd={(name = 'status') => setDialog({ kind: 'filter', name })}
          />
        )}
        {/* An alert, because it appears together with the page. */}
        {done !== undefined && (
          <Banner tone="good" announce="alert">
            {done}
          </Banner>
        )}
        <StatusRegion>{next.isNothing && <Banner tone="info">{words.nothingToTake}</Banner>}</StatusRegion>
        <FailureBanner
          title={words.result.failed}
          failure={next.failure ?? (work.planned ? undefined : work.failure)}
        />
        <ChangedBar changed={work.changed} isBusy={work.isBusy} undo={work.undo} hide={work.hide} />
        {error && !data ? (
          <QueueFailed error={error} retry={() => void refetch()} />
        ) : (
          <QueueList
            table={table}
            columns={columns}
            requests={requests}
            sort={queue.sort}
            onSort={(sort) => show({ view: queue.view, sort })}
            context={{ reader, staffId: staff.id, place }}
            empty={
              <EmptyQueue
                shown={queue.view}
                choices={choices}
                isSearch={isSearch}
                countOf={countOf}
                onClear={() => (isSearch ? showView(queue.view) : showView({}))}
              />
            }
            pages={pages}
            next={data?.next}
            count={isSearch ? found : count}
            isSearch={isSearch}
            selection={selection}
            chosen={chosen}
          />
        )}
      </div>
      {work.planned && (
        <PreviewDialog
          change={work.planned.change}
          reader={reader}
          results={work.planned.results}
          left={work.planned.left}
          isBusy={work.isBusy}
          failure={work.failure}
          confirm={work.confirm}
          cancel={work.cancel}
        />
      )}
      {dialog && (
        <QueueDialogs
          dialog={dialog}
          queue={queue}
          saved={saved}
          reader={reader}
          columns={columns}
          onColumns={setColumns}
          onView={showView}
          onChoose={chosen.change}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}
