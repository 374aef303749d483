import { randomUUID } from 'node:crypto'
import type { changeWork as call, WorkChange, WorkResult } from '@milgo/contracts/office/change-work'
import {
  findAssigneeRefusal,
  findChangeRefusal,
  findTakeRefusal,
  type Worker,
} from '@milgo/domain/queue/assignment'
import { holdEnd, isHoldDay } from '@milgo/domain/queue/hold'
import { mostLabels } from '@milgo/domain/queue/label'
import { undoMinutes } from '@milgo/domain/queue/undo'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { WorkBefore } from '../../store/work-schema.ts'
import {
  addAudits,
  addWorkChange,
  findWorkRows,
  lockStaff,
  lockWork,
  type StaffRow,
  type WorkRow,
  writeWorks,
} from './repository.ts'
import { involvementOf, workOfRow } from './work-of-row.ts'

type Outcome = WorkResult['outcome']
type Asked = z.output<typeof call.body>

/** The outcome of a change for one request: a refusal, or the work after the change. */
type Decided =
  | { readonly outcome: Exclude<Outcome, 'done'> }
  | { readonly outcome: 'done'; readonly after: WorkBefore }

/** Changes the work on requests. Each is decided on its own: a refused one does not stop the others. */
export const changeWork = (
  { database, clock }: Platform,
  staff: Worker,
  { period, requests, change, is_preview: isPreview = false }: Asked,
): Promise<z.input<typeof call.response>> =>
  database.transaction(async (tx) => {
    const ids = requests.map(({ request_id }) => request_id)
    const receiver =
      change.kind === 'assign' && change.to !== null ? await lockReceiver(tx, change.to) : undefined
    if (!isPreview) await lockWork(tx, ids)
    const staffIds = [staff.id, ...(receiver ? [receiver.id] : [])]
    const found = await findWorkRows(tx, clock, ids, staffIds, {
      period: { code: period },
      changedBy: staff.id,
    })
    const [first] = found
    if (change.kind === 'hold' && first && !isHoldDay(change.until, new Date(first.now)))
      throw new AppError('INVALID_FIELDS', { items: [{ code: 'INVALID_DATE', field: 'until' }] })
    // Nothing may be written about a student who was erased.
    const rows = new Map(found.filter(({ isErased }) => !isErased).map((row) => [row.requestId, row]))
    const results: WorkResult[] = []
    const changed: { readonly row: WorkRow; readonly after: WorkBefore }[] = []
    for (const { request_id: id, version } of requests) {
      const row = rows.get(id)
      // A request that is named twice is changed only once.
      rows.delete(id)
      const decided: Decided = row ? decide(row, version, staff, receiver, change) : { outcome: 'NOT_FOUND' }
      if (row && decided.outcome === 'done') changed.push({ row, after: decided.after })
      results.push(resultOf(id, row, decided.outcome))
    }
    if (isPreview || changed.length === 0 || !first) return { results, undo: null }
    const versions = await writeWorks(
      tx,
      changed.map(({ row, after }) => ({ ...after, requestId: row.requestId })),
    )
    const changedRows = changed.map(({ row }) => row)
    await addAudits(tx, clock, 'request-work-changed', staff.id, changedRows, detailsOf(change))
    const changeId = randomUUID()
    await addWorkChange(
      tx,
      clock,
      changeId,
      staff.id,
      changedRows.map((row) => ({
        requestId: row.requestId,
        before: beforeOf(row),
        versionAfter: versions.get(row.requestId) ?? 0,
      })),
    )
    const until = new Date(Date.parse(first.now) + undoMinutes * 60_000).toISOString()
    return { results, undo: { change_id: changeId, until } }
  })

const lockReceiver = async (db: Queryable, id: string): Promise<StaffRow> => {
  const [receiver] = await lockStaff(db, [id])
  if (!receiver) throw new AppError('INVALID_FIELDS', { items: [{ code: 'UNKNOWN_OPTION', field: 'to' }] })
  return receiver
}

const decide = (
  row: WorkRow,
  version: number | undefined,
  staff: Worker,
  receiver: StaffRow | undefined,
  change: WorkChange,
): Decided => {
  if (version !== undefined && version !== row.version) return { outcome: 'CHANGED_MEANWHILE' }
  const refusal = findRefusal(row, staff, receiver, change)
  if (refusal) return { outcome: refusal }
  const after = workAfter(row, change)
  if (after.labels.length > mostLabels) return { outcome: 'TOO_MANY_LABELS' }
  return isSame(row, after) ? { outcome: 'unchanged' } : { outcome: 'done', after }
}

const findRefusal = (row: WorkRow, staff: Worker, receiver: StaffRow | undefined, { kind }: WorkChange) => {
  const now = new Date(row.now)
  const work = workOfRow(row)
  const involvement = involvementOf(row, staff.id)
  if (receiver?.id === staff.id) return findTakeRefusal(work, staff, involvement, now)
  // Labels may be changed while another person has the request.
  if (kind === 'label') return involvement.hasConflict ? ('CONFLICT_OF_INTEREST' as const) : undefined
  return (
    findChangeRefusal(work, staff, involvement.hasConflict, now) ??
    (receiver && findAssigneeRefusal(receiver, involvementOf(row, receiver.id)))
  )
}

const beforeOf = ({ assigneeId, assignedAt, holdReason, holdUntil, labels }: WorkRow): WorkBefore => ({
  assigneeId,
  assignedAt,
  holdReason,
  holdUntil,
  labels,
})

const workAfter = (row: WorkRow, change: WorkChange): WorkBefore => {
  const before = beforeOf(row)
  switch (change.kind) {
    case 'assign':
      return { ...before, assigneeId: change.to, assignedAt: change.to === null ? null : row.now }
    case 'hold':
      return { ...before, holdReason: change.reason, holdUntil: holdEnd(change.until).toISOString() }
    case 'release':
      return { ...before, holdReason: null, holdUntil: null }
    case 'label': {
      const left = before.labels.filter((label) => !change.remove.includes(label))
      return { ...before, labels: [...new Set([...left, ...change.add])] }
    }
  }
}

const isSame = (before: WorkBefore, after: WorkBefore): boolean =>
  before.assigneeId === after.assigneeId &&
  before.holdReason === after.holdReason &&
  momentOf(before.holdUntil) === momentOf(after.holdUntil) &&
  before.labels.join() === after.labels.join()

const momentOf = (text: string | null): number | null => (text === null ? null : Date.parse(text))

const detailsOf = (change: WorkChange): Readonly<Record<string, string>> => {
  switch (change.kind) {
    case 'assign':
      return { change: 'assign', to: change.to ?? '' }
    case 'hold':
      return { change: 'hold', until: change.until, reason: change.reason }
    case 'release':
      return { change: 'release' }
    case 'label':
      return { change: 'label', added: change.add.join(', '), removed: change.remove.join(', ') }
  }
}

export const resultOf = (id: string, row: WorkRow | undefined, outcome: Outcome): WorkResult => ({
  request_id: id,
  request_number: row ? requestNumber(row.periodCode, row.number) : '',
  name: row?.name ?? '',
  outcome,
  version: row?.version ?? 0,
  at:
    outcome === 'OPEN_ELSEWHERE'
      ? (row?.openerName ?? null)
      : outcome === 'ASSIGNED_TO_OTHER' || outcome === 'CHANGED_MEANWHILE'
        ? (row?.assigneeName ?? null)
        : null,
})
