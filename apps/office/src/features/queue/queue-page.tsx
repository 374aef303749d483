import { requestPath } from '@milgo/contracts/office-paths'
import type { QueueView } from '@milgo/domain/queue/queue-view'
import { standardViews } from '@milgo/domain/queue/standard-views'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { Bookmark, Columns3 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { findSearch } from '../../lib/queue-search.ts'
import { useStaff } from '../../lib/session/use-staff.ts'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { useLetterKeys } from '../../lib/shortcuts/letter-keys.ts'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { type BulkAction, BulkBar } from './bulk-bar.tsx'
import { ChangedBar } from './changed-bar.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { EmptyQueue } from './empty-queue.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { LabelDialog } from './label-dialog.tsx'
import { PageKeys } from './page-keys.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { firstView, isSameView, type QueueState, readAddress, writeAddress } from './queue-address.ts'
import { QueueChips } from './queue-chips.tsx'
import { QueueSidebar, standardNames } from './queue-sidebar.tsx'
import { QueueTable } from './queue-table.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { SmallButton } from './small-button.tsx'
import { useColumns } from './use-columns.ts'
import { usePages } from './use-pages.ts'
import { type QueueRequest, useQueueChoices, useQueueCounts, useQueueList } from './use-queue-calls.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useTakeNext } from './use-take-next.ts'
import { useWorkChange, type WorkChange } from './use-work-change.ts'

type OpenDialog =
  | { readonly kind: 'columns' | 'save' }
  | { readonly kind: 'filter'; readonly name: keyof QueueView }
  | { readonly kind: 'handOver' | 'hold' | 'label'; readonly requests: readonly QueueRequest[] }

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

const QueueOf = ({ queue, search }: { queue: QueueState; search: string }) => {
  const { officeQueue: words, statuses } = useWords()
  const language = useLanguage()
  const staff = useStaff()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const areLettersOn = useLetterKeys()
  const table = useRef<HTMLTableElement>(null)
  const rows = useRowKeys(table)
  const [columns, setColumns] = useColumns()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<OpenDialog>()
  const pages = usePages()
  const { data: choices } = useQueueChoices()
  const { data, error, refetch, isPlaceholderData } = useQueueList(queue, search, pages.after)
  const views = [
    ...standardNames.map((name) => standardViews[name].view),
    ...(choices?.views.map(({ address }) => readAddress(address).view) ?? []),
    queue.view,
  ]
  const { data: counts } = useQueueCounts(views)
  const countedView = (view: QueueView) => {
    const place = views.findIndex((one) => isSameView(one, view))
    return place < 0 ? undefined : counts?.views[place]
  }
  const countOf = (view: QueueView) => countedView(view)?.count
  const next = useTakeNext(queue.view)
  const work = useWorkChange(() => setSelected(new Set()))

  const show = ({ view, sort }: QueueState) => void navigate({ search: `?${writeAddress({ view, sort })}` })
  const showView = (view: QueueView) => show({ view, sort: queue.sort })
  const saved = choices?.views.find(({ address }) => isSameView(readAddress(address).view, queue.view))
  const standardName = standardNames.find((name) => isSameView(standardViews[name].view, queue.view))
  const title =
    search !== ''
      ? fill(words.found, { text: search })
      : (saved?.name ?? (standardName ? words.standard[standardName] : words.ownView))
  const reader = { words, statuses, language, choices }

  const requests = data && !(isPlaceholderData && data.requests.length === 0) ? data.requests : undefined
  const place = {
    ids: requests?.map(({ request_id }) => request_id) ?? [],
    before: pages.before,
    count: search === '' ? (countOf(queue.view) ?? null) : null,
    address: writeAddress(queue),
  }
  /** The selected ones; without any, the row that has the focus. */
  const targets = (): readonly QueueRequest[] => {
    const ids = selected.size > 0 ? selected : new Set([rows.currentId()])
    return requests?.filter(({ request_id }) => ids.has(request_id)) ?? []
  }
  const act = (action: BulkAction) => {
    const chosen = targets()
    if (chosen.length === 0) return
    if (action === 'assignToMe') work.plan(chosen, { kind: 'assign', to: staff.id })
    else if (action === 'release') work.plan(chosen, { kind: 'release' })
    else setDialog({ kind: action, requests: chosen })
  }
  const choose = (chosen: readonly QueueRequest[]) => (change: WorkChange) => {
    setDialog(undefined)
    work.plan(chosen, change)
  }
  const toggleCurrent = () => {
    const id = rows.currentId()
    if (id === undefined) return
    const changed = new Set(selected)
    if (!changed.delete(id)) changed.add(id)
    setSelected(changed)
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
    nextPage: goOn,
    previousPage: pages.back,
  })

  const count = search === '' ? countOf(queue.view) : undefined
  const longest = search === '' ? countedView(queue.view)?.longest_wait : undefined
  const close = () => setDialog(undefined)
  return (
    <div
      data-fills-window=""
      className="grid min-h-0 grow grid-cols-1 overflow-y-auto lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:overflow-hidden xl:grid-cols-[17.5rem_minmax(0,1fr)]"
    >
      <aside className="border-line max-lg:border-b lg:overflow-y-auto lg:border-e lg:px-3 lg:py-5">
        <details className="group px-4 lg:hidden">
          <summary className="flex min-h-12 cursor-pointer items-center font-medium text-brand">
            {words.showViews}
          </summary>
          <div className="pb-4">
            <QueueSidebar
              view={queue.view}
              choices={choices}
              reader={reader}
              countOf={countOf}
              statusCounts={counts?.counts}
            />
          </div>
        </details>
        <div className="max-lg:hidden">
          <QueueSidebar
            view={queue.view}
            choices={choices}
            reader={reader}
            countOf={countOf}
            statusCounts={counts?.counts}
          />
        </div>
      </aside>
      <div className="flex min-h-0 min-w-0 flex-col gap-3 px-4 py-4 lg:px-6">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <div className="min-w-60 grow">
            <PageHeading title={words.title} className="text-title">
              <bdi>{title}</bdi>
            </PageHeading>
            <p className="text-small text-ink-soft" aria-live="polite">
              {search !== ''
                ? ''
                : count === undefined
                  ? words.counting
                  : counted(words.waiting, count, language)}{' '}
              {longest !== undefined && longest !== null && counted(words.longest, longest, language)}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <SmallButton
              icon={<Columns3 aria-hidden="true" className="size-4" />}
              onPress={() => setDialog({ kind: 'columns' })}
            >
              {words.columns}
            </SmallButton>
            {search === '' && (
              <SmallButton
                icon={<Bookmark aria-hidden="true" className="size-4" />}
                onPress={() => setDialog({ kind: 'save' })}
              >
                {words.saveView}
              </SmallButton>
            )}
            <ActionButton
              variant="primary"
              className="min-h-11 text-small"
              onPress={next.take}
              busyText={next.isBusy ? words.taking : undefined}
            >
              {words.takeNext}
              {areLettersOn && <KeyCap label={shortcutOf('takeNext').label} isOnFill />}
            </ActionButton>
          </div>
        </div>
        {search === '' && (
          <QueueChips
            view={queue.view}
            reader={reader}
            onChange={showView}
            onAdd={(name = 'status') => setDialog({ kind: 'filter', name })}
          />
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
              selected={selected}
              onSelect={setSelected}
              sort={queue.sort}
              onSort={(sort) => show({ view: queue.view, sort })}
              context={{ reader, staffId: staff.id, place }}
              empty={
                <EmptyQueue
                  isSearch={search !== ''}
                  countOf={countOf}
                  onClear={() => (search === '' ? showView({}) : showView(queue.view))}
                />
              }
            />
            <div className="flex flex-wrap items-center gap-3 border-t border-line px-3 py-2 text-small">
              {selected.size > 0 && (
                <BulkBar
                  count={selected.size}
                  hasHeld={targets().some(({ hold }) => hold !== null)}
                  onAct={act}
                  onClear={() => setSelected(new Set())}
                />
              )}
              <span className="grow" />
              <PageKeys
                from={pages.before + 1}
                shown={requests?.length ?? 0}
                count={count}
                onNext={goOn}
                onPrevious={pages.back}
              />
            </div>
          </div>
        )}
      </div>
      {work.planned && (
        <PreviewDialog
          results={work.planned.results}
          isBusy={work.isBusy}
          failure={work.failure}
          confirm={work.confirm}
          cancel={work.cancel}
        />
      )}
      {dialog?.kind === 'columns' && (
        <ColumnsDialog columns={columns} onChange={setColumns} onClose={close} />
      )}
      {dialog?.kind === 'save' && (
        <SaveViewDialog
          address={writeAddress(queue)}
          current={saved?.is_editable ? saved : undefined}
          onClose={close}
        />
      )}
      {dialog?.kind === 'filter' && (
        <FilterDialog
          first={dialog.name}
          view={queue.view}
          reader={reader}
          onApply={showView}
          onClose={close}
        />
      )}
      {dialog?.kind === 'handOver' && (
        <HandOverDialog
          choices={choices}
          staffId={staff.id}
          onChoose={choose(dialog.requests)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'hold' && (
        <HoldDialog now={new Date(staff.session.now)} onChoose={choose(dialog.requests)} onClose={close} />
      )}
      {dialog?.kind === 'label' && (
        <LabelDialog
          requests={dialog.requests}
          choices={choices}
          onChoose={choose(dialog.requests)}
          onClose={close}
        />
      )}
    </div>
  )
}
