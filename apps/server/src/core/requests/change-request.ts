import type { Answers } from '@milgo/domain/answers/answer'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { Step } from '@milgo/domain/application/steps'
import { freesAssignee } from '@milgo/domain/queue/assignment'
import type { Actor } from '@milgo/domain/status/actor'
import type { EventName } from '@milgo/domain/status/request-event'
import type { RequestState } from '@milgo/domain/status/request-state'
import { AppError } from '../../errors.ts'
import type { Letter } from '../../outbox/letter.ts'
import { queueLetter } from '../../outbox/queue-letter.ts'
import type { Platform } from '../../platform/platform.ts'
import { retainFiles } from '../files/retain-files.ts'
import {
  addAuditEntry,
  addEvent,
  addFlags,
  addSnapshot,
  addSteps,
  freeAssignee,
  type RequestActor,
  resolveFlags,
  withdrawScores,
  writeState,
} from './change-repository.ts'
import { decidedOnOf } from './decided-on.ts'
import { getCase, getOwnOpenCase } from './get-case.ts'
import { sentIndexValues } from './index-values.ts'
import { type OpenCase, stepVersionOf } from './request-case.ts'
import { sealSnapshot } from './sealed-snapshot.ts'
import { stepToStore } from './stored-answers.ts'
import { refreshIndexRows, writeIndexRows } from './write-index.ts'

export type { RequestActor }

/** All that one change of a request writes, in one transaction. */
export type RequestChange = {
  readonly event: EventName
  readonly reason?: string | null
  /** What staff added to the reason. */
  readonly note?: string | null
  /** The request after it. */
  readonly state: RequestState
  /** The answers of all steps after it, and the steps that differ. */
  readonly answers?: { readonly after: Answers; readonly changed: readonly Step[] }
  /** What was sent, where something was. */
  readonly snapshot?: Snapshot
  /** What a return asks for. */
  readonly flags?: readonly ReviewFlag[]
  /** Every flag of the last return has its new file. */
  readonly resolvesFlags?: boolean
  /** Files that cannot be deleted from now on. */
  readonly retains?: readonly string[]
  readonly messages?: readonly Letter[]
  /** What the caller writes in the same transaction. */
  readonly writes?: (tx: Transaction) => Promise<void>
}

/** What a decision on a loaded request comes to: a refusal, an answer that changes nothing, or a change with its answer. */
export type ChangeDecision<Answer> =
  | { readonly does: 'refuse'; readonly refusal: AppError }
  | { readonly does: 'answer'; readonly answer: Answer }
  | { readonly does: 'change'; readonly change: RequestChange; readonly answer: Answer }

/** Each change by another costs one more try; nobody makes so many. */
const mostTries = 10

/**
 * The one way to change a request beside a save of its form. It is loaded, decided on, and written with its event,
 * answers, snapshot, flags, files, messages and audit entry in one transaction, which happens only while the request's
 * version is the one that was loaded. Where another was faster the request is loaded and decided on again.
 */
export const changeRequest = async <Answer>(
  platform: Platform,
  actor: RequestActor,
  requestId: string | undefined,
  decide: (loaded: OpenCase) => Promise<ChangeDecision<Answer>>,
): Promise<Answer> => {
  for (let tries = 0; tries < mostTries; tries++) {
    const loaded = await loadFor(platform, actor, requestId)
    const decision = await decide(loaded)
    if (decision.does === 'refuse') throw decision.refusal
    if (decision.does === 'answer') return decision.answer
    if (await commit(platform, actor, loaded, decision.change)) return decision.answer
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}

/** A student's own, by their session; any other by its id. */
const loadFor = (
  platform: Platform,
  actor: RequestActor,
  requestId: string | undefined,
): Promise<OpenCase> => {
  if (actor.kind === 'student') return getOwnOpenCase(platform, actor.token)
  if (requestId === undefined) throw new AppError('NO_REQUEST')
  return getCase(platform, requestId)
}

/** The actor as the status table knows them. */
export const actorOf = (actor: RequestActor, { student }: Pick<OpenCase, 'student'>): Actor => {
  switch (actor.kind) {
    case 'student':
      return { role: 'STUDENT', id: student.id }
    case 'staff':
      return { role: actor.role, id: actor.id }
    case 'system':
      return { role: 'SYSTEM', id: null }
  }
}

/** A file was deleted after it was looked at. */
class FileGone extends Error {}

/** False where something has changed since it was decided; then nothing of it has happened. */
const commit = async (
  platform: Platform,
  actor: RequestActor,
  loaded: OpenCase,
  change: RequestChange,
): Promise<boolean> => {
  try {
    return await platform.database.transaction((tx) => write(platform, tx, actor, loaded, change))
  } catch (error) {
    if (error instanceof FileGone) return false
    throw error
  }
}

type Transaction = Parameters<Parameters<Platform['database']['transaction']>[0]>[0]

const write = async (
  platform: Platform,
  tx: Transaction,
  actor: RequestActor,
  loaded: OpenCase,
  change: RequestChange,
): Promise<boolean> => {
  const { clock, vault } = platform
  const { request, now } = loaded
  const { id, studentId } = request
  const {
    event,
    reason = null,
    note = null,
    state,
    answers,
    flags = [],
    retains = [],
    messages = [],
  } = change
  const target = { id, studentId, version: request.version, decidedOn: decidedOnOf(loaded) }
  const submittedAt = event === 'SUBMIT' ? now : request.submittedAt
  // First of all, so that of several at once the others wait here and then see that it is done.
  if (!(await writeState(tx, clock, actor, target, state, submittedAt))) return false

  const snapshot = change.snapshot && { number: request.snapshots + 1, content: change.snapshot }
  const { status: from } = request.state
  const { status: to, publishState } = state
  await addEvent(tx, id, {
    at: now,
    event,
    actor: actorOf(actor, loaded),
    reason,
    note,
    from,
    to,
    publishState,
    snapshot: snapshot?.number ?? null,
  })
  if (snapshot) {
    const sealed = sealSnapshot(vault, id, snapshot.number, snapshot.content)
    await addSnapshot(tx, id, { number: snapshot.number, takenAt: now, sealed })
  }
  if (answers && answers.changed.length > 0)
    await addSteps(
      tx,
      clock,
      id,
      answers.changed.map((step) =>
        stepToStore(vault, id, step.section, answers.after, stepVersionOf(loaded, step) + 1),
      ),
    )
  if (flags.length > 0) await addFlags(tx, id, flags)
  if (change.resolvesFlags) await resolveFlags(tx, id, now)
  if (change.snapshot)
    await writeIndexRows(tx, [
      { requestId: id, ...sentIndexValues(vault, change.snapshot, loaded.student.phone) },
    ])
  else await refreshIndexRows(tx, [id])
  if (event === 'REOPEN') await withdrawScores(tx, id, state)
  if (freesAssignee(event)) await freeAssignee(tx, id)
  const retained = await retainFiles(tx, clock, studentId, retains)
  if (retained.size < retains.length) throw new FileGone()
  for (const message of messages) await queueLetter(tx, platform, { ...message, studentId })
  await change.writes?.(tx)
  const isSubmission = event === 'SUBMIT'
  await addAuditEntry(tx, clock, actor, studentId, isSubmission ? 'request-submitted' : 'request-moved', {
    request: id,
    ...(!isSubmission && { event }),
    from,
    to,
  })
  return true
}
