import type { QueueView } from '@milgo/domain/queue/queue-view'
import { useStaff } from '../../lib/session/use-staff.ts'
import type { BulkAction } from './bulk-bar.tsx'
import type { OpenDialog } from './queue-dialogs.tsx'
import type { QueueRequest } from './use-queue-calls.ts'
import type { useRowKeys } from './use-row-keys.ts'
import type { Targets, useSelection } from './use-selection.ts'
import type { useWorkChange, WorkChange } from './use-work-change.ts'

type Options = {
  readonly view: QueueView
  /** The requests of the page; undefined while they load. */
  readonly requests: readonly QueueRequest[] | undefined
  readonly rows: ReturnType<typeof useRowKeys>
  readonly selection: ReturnType<typeof useSelection>
  readonly work: ReturnType<typeof useWorkChange>
  readonly setDialog: (dialog: OpenDialog | undefined) => void
}

/** Returns what an action of the queue is for, and functions that make or prepare it. */
export const useChosenRequests = ({ view, requests, rows, selection, work, setDialog }: Options) => {
  const staff = useStaff()
  /** Returns the selected requests. Without a selection, returns the focused row. */
  const targets = (): Targets => {
    if (selection.isWholeView) return 'view'
    const ids = selection.isEmpty ? new Set([rows.currentId()]) : selection.ids
    return requests?.filter(({ request_id }) => ids.has(request_id)) ?? []
  }
  const change = (chosen: Targets, made: WorkChange) => {
    setDialog(undefined)
    if (chosen === 'view') work.planView(view, made)
    else work.plan(chosen, made)
  }
  const act = (action: BulkAction) => {
    const chosen = targets()
    if (chosen.length === 0) return
    if (action === 'assignToMe') change(chosen, { kind: 'assign', to: staff.id })
    else if (action === 'release') change(chosen, { kind: 'release' })
    else setDialog({ kind: action, targets: chosen })
  }
  return { hasOnHold: !selection.isEmpty && mayHaveOnHold(targets(), view), change, act }
}

/**
 * Returns whether a target may be on hold. For a whole view that is unknown, unless its filter excludes requests on
 * hold.
 */
const mayHaveOnHold = (targets: Targets, { hold }: QueueView): boolean =>
  targets === 'view' ? hold !== 'off' : targets.some((one) => one.hold !== null)
