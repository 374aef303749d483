import { requestPath } from '@milgo/contracts/office-paths'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { standardViews } from '@milgo/domain/queue/standard-views'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useDecisionDone } from '../../lib/decision-done.ts'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { findSearch } from '../../lib/queue-search.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'
import { ChangedBar } from './changed-bar.tsx'
import { EmptyQueue } from './empty-queue.tsx'
import { type FilterReader, reasonsOf } from './filter-text.ts'
import { PageKeys } from './page-keys.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import {
  firstView,
  inPeriodOf,
  isSameView,
  type QueueState,
  readAddress,
  writeAddress,
} from './queue-address.ts'
import { QueueAside } from './queue-aside.tsx'
import { QueueChips } from './queue-chips.tsx'
import { type OpenDialog, QueueDialogs } from './queue-dialogs.tsx'
import { QueueHead } from './queue-head.tsx'
import { standardNames } from './queue-sidebar.tsx'
import { QueueTable } from './queue-table.tsx'
import { useColumns } from './use-columns.ts'
import { useCountedViews } from './use-counted-views.ts'
import { usePages } from './use-pages.ts'
import { useQueueChoices, useQueueList } from './use-queue-calls.ts'
import { useRowKeys } from './use-row-keys.ts'
import { type Targets, useSelection } from './use-selection.ts'
import { useTakeNext } from './use-take-next.ts'
import { useWorkChange, type WorkChange } from './use-work-change.ts'

/** The work queue: the address is the view. */
export const QueuePage = () => {
  const { search: address, state } = useLocation()
  const search = findSearch(state)
  // A view of its own, so that selection and pages begin anew with each.
  return <QueueOf key={`${address}|${search}`} queue={queueOf(address)} search={search} />
}

const queueOf = (address: string): QueueState => {
  const read = readAddress(address)
  return address.length > 1 ? read : { ...read, view: firstView }
}

type Props = {
  readonly queue: QueueState
  readonly search: string
}

const QueueOf = ({ queue, search }: Props) => {
  const { officeQueue: words, statuses } = useWords()
  const language = useLanguage()
  const staff = useStaff()
  const navigate = useNavigate()
  const failureText = useFailureText()
  /** The decision after which nothing was left to take. */
  const done = useDecisionDone()
  const table = useRef<HTMLTableElement>(null)
  const rows = useRowKeys(table)
  const [columns, setColumns] = useColumns()
  const selection = useSelection()
  const [dialog, setDialog] = useState<OpenDialog>()
  const pages = usePages()
  const { data: choices } = useQueueChoices()
  const { data, error, refetch, isPlaceholderData } = useQueueList(queue, search, pages.after)
  const { countOf, longestWaitOf, statusCounts, hasFailed } = useCountedViews(queue.view, choices)
  const work = useWorkChange(queue.view, selection.clear)

  const show = ({ view, sort }: QueueState) => void navigate({ search: `?${writeAddress({ view, sort })}` })
  const showView = (view: QueueView) => show({ view, sort: queue.sort })
  const saved = choices?.views.find(({ address }) => isSameView(readAddress(address).view, queue.view))
  const standardName = standardNames.find((name) =>
    isSameView(inPeriodOf(queue.view, standardViews[name].view), queue.view),
  )
  const reader = { words, statuses, language, choices, reasons: reasonsOf(choices, queue.view) }
  const title =
    search !== ''
      ? fill(words.found, { text: search })
      : (saved?.name ??
        (standardName
          ? words.standard[standardName]
          : (nameOfStatusView(queue.view, reader) ?? words.ownView)))

  const requests = data && !(isPlaceholderData && data.requests.length === 0) ? data.requests : undefined
  const place = {
    ids: requests?.map(({ request_id }) => request_id) ?? [],
    before: pages.before,
    count: search === '' ? (countOf(queue.view) ?? null) : null,
    address: writeAddress(queue),
  }
  const next = useTakeNext(queue.view, place)
  /** The selected ones; without any, the row that has the focus. */
  const targets = (): Targets => {
    if (selection.isWholeView) return 'view'
    const ids = selection.isEmpty ? new Set([rows.currentId()]) : selection.ids
    return requests?.filter(({ request_id }) => ids.has(request_id)) ?? []
  }
  const choose = (chosen: Targets, change: WorkChange) => {
    setDialog(undefined)
    if (chosen === 'view') work.planView(queue.view, change)
    else work.plan(chosen, change)
  }
  const act = (action: BulkAction) => {
    const chosen = targets()
    if (chosen.length === 0) return
    if (action === 'assignToMe') choose(chosen, { kind: 'assign', to: staff.id })
    else if (action === 'release') choose(chosen, { kind: 'release' })
    else setDialog({ kind: action, targets: chosen })
  }
  const toggleCurrent = () => {
    const id = rows.currentId()
    if (id !== undefined) selection.toggle(id)
  }
  const openCurrent = () => {
    const id = rows.currentId() ?? requests?.[0]?.request_id
    if (id !== undefined) void navigate(requestPath(id), { state: { place } })
  }
  const goOn = data?.next ? () => data.next && pages.forward(data.next) : undefined
  useShortcuts({
    nextRow: rows.next,
    previousRow: rows.previous,
    selectRow: toggleCurrent,
    openRow: openCurrent,
    takeNext: next.take,
    addFilter: () => setDialog({ kind: 'filter', name: 'status' }),
    assignToMe: () => act('assignToMe'),
    handOver: () => act('handOver'),
    // Keys of the page also where there is no page to go to: the help window names them.
    nextPage: () => goOn?.(),
    previousPage: () => pages.back?.(),
  })

  const count = search === '' ? countOf(queue.view) : undefined
  /** Nobody counts what a search finds; on its last page it is known. */
  const found = data && !data.next ? pages.before + data.requests.length : undefined
  const isPageSelected = requests?.every(({ request_id }) => selection.ids.has(request_id)) ?? false
  return (
    <div
      data-fills-window=""
      className="relative grid min-h-0 grow grid-cols-1 overflow-y-auto lg:grid-cols-[14rem_minmax(0,1fr)] lg:overflow-hidden xl:grid-cols-[17.5rem_minmax(0,1fr)]"
    >
      <QueueAside
        view={queue.view}
        isSearch={search !== ''}
        choices={choices}
        reader={reader}
        countOf={countOf}
        statusCounts={statusCounts}
      />
      <div className="flex min-h-0 min-w-0 flex-col gap-3 px-4 py-4 xl:px-6">
        <QueueHead
          title={title}
          isSearch={search !== ''}
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
        {search === '' && (
          <QueueChips
            view={queue.view}
            reader={reader}
            onChange={showView}
            onAdd={(name = 'status') => setDialog({ kind: 'filter', name })}
          />
        )}
        {done !== undefined && (
          <Banner tone="good" announce="status">
            {done}
          </Banner>
        )}
        {next.isNothing && (
          <Banner tone="info" announce="status">
            {words.nothingToTake}
          </Banner>
        )}
        <FailureBanner
          title={words.result.failed}
          failure={next.failure ?? (work.planned ? undefined : work.failure)}
        />
        {work.changed && (
          <ChangedBar changed={work.changed} isBusy={work.isBusy} undo={work.undo} hide={work.hide} />
        )}
        {error && !data ? (
          <Banner tone="bad" title={words.failed.title} announce="alert">
            <p>{failureText(error)}</p>
            <button
              type="button"
              onClick={() => void refetch()}
              className="min-h-11 font-medium underline underline-offset-4"
            >
              {words.failed.retry}
            </button>
          </Banner>
        ) : (
          <div className={`${cardStyle} flex min-h-96 grow flex-col overflow-hidden lg:min-h-0`}>
            {!requests && (
              <span role="status" className="sr-only">
                {words.loading}
              </span>
            )}
            <QueueTable
              table={table}
              columns={columns}
              requests={requests}
              selected={selection.ids}
              onSelect={selection.select}
              sort={queue.sort}
              onSort={(sort) => show({ view: queue.view, sort })}
              context={{ reader, staffId: staff.id, place }}
              empty={
                <EmptyQueue
                  shown={queue.view}
                  isSearch={search !== ''}
                  countOf={countOf}
                  onClear={() => (search === '' ? showView({}) : showView(queue.view))}
                />
              }
            />
            <div className="flex flex-wrap items-center gap-3 border-t border-line px-3 py-2 text-small">
              {!selection.isEmpty && (
                <BulkBar
                  count={selection.ids.size}
                  wholeView={
                    count !== undefined && count > selection.ids.size && isPageSelected
                      ? { count, isSelected: selection.isWholeView, onSelect: selection.selectWholeView }
                      : undefined
                  }
                  hasHeld={mayHaveHeld(targets(), queue.view)}
                  onAct={act}
                  onClear={selection.clear}
                />
              )}
              <span className="grow" />
              <PageKeys
                from={pages.before + 1}
                shown={requests?.length ?? 0}
                count={search === '' ? count : found}
                onNext={goOn}
                onPrevious={pages.back}
              />
            </div>
          </div>
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
          onChoose={choose}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  )
}

/** Of a whole view it is not known which requests are on hold, unless the view says that none is. */
const mayHaveHeld = (targets: Targets, { hold }: QueueView): boolean =>
  targets === 'view' ? hold !== 'off' : targets.some((one) => one.hold !== null)

/** A view of one status and nothing else is called by it, in whatever period. */
const nameOfStatusView = (
  { status = [], period: _, ...rest }: QueueView,
  reader: FilterReader,
): string | undefined => {
  const [only, ...others] = status
  return only !== undefined && others.length === 0 && Object.keys(rest).length === 0
    ? reader.statuses[only]
    : undefined
}
