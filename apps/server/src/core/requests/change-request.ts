import type { Answers } from '@milgo/domain/answers/answer'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { Step } from '@milgo/domain/application/steps'
import { freesAssignee } from '@milgo/domain/queue/assignment'
import type { Actor } from '@milgo/domain/status/actor'
import type { EventName } from '@milgo/domain/status/request-event'
import type { RequestState } from '@milgo/domain/status/request-state'
import { AppError } from '../../errors.ts'
import type { UnwrittenMessage } from '../../outbox/unwritten-message.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
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
  writeRequest,
} from './change-repository.ts'
import { expectedVersionsOf } from './expected-versions.ts'
import { getCase, getOwnOpenCase } from './get-case.ts'
import { type OpenCase, stepVersionOf } from './request-case.ts'
import { sealSnapshot } from './sealed-snapshot.ts'
import { stepToStore } from './stored-answers.ts'
import { indexRequests, refreshIndexRows } from './write-index.ts'

export type { RequestActor }

/** Everything that one change of a request writes, in one transaction. */
export type RequestChange = {
  readonly event: EventName
  readonly reason?: string | null
  /** A text that staff added to the reason. */
  readonly note?: string | null
  /** The request's state after the change. */
  readonly state: RequestState
  /** The answers of all steps after the change, and the steps that differ. */
  readonly answers?: { readonly after: Answers; readonly changed: readonly Step[] }
  /** The request as it was sent. Only for a change that sends it. */
  readonly snapshot?: Snapshot
  /** The documents that a return asks to replace. */
  readonly flags?: readonly ReviewFlag[]
  /** Set if every flag of the last return has a new file. */
  readonly resolvesFlags?: boolean
  /** Names of files that cannot be deleted from now on. */
  readonly retains?: readonly string[]
  readonly messages?: readonly UnwrittenMessage[]
  /** Further writes of the caller in the same transaction. */
  readonly writes?: Writes
}

export type Transaction = Parameters<Parameters<Platform['database']['transaction']>[0]>[0]
type Writes = (tx: Transaction) => Promise<void>

/** The decision on a loaded request. */
export type ChangeDecision<Answer> =
  | { readonly does: 'refuse'; readonly refusal: AppError }
  /** Nothing changes. */
  | { readonly does: 'answer'; readonly answer: Answer }
  /** Something that belongs to the request is written, but nothing happens that its history tells. */
  | { readonly does: 'write'; readonly writes: Writes; readonly answer: Answer }
  /** An event of the request's history, and everything that it writes. */
  | { readonly does: 'change'; readonly change: RequestChange; readonly answer: Answer }

/**
 * Each change that somebody else makes meanwhile costs one more try. So many changes at the same time do not happen.
 */
const mostTries = 10

/**
 * Changes a request. Every change goes through here, except the saves of its form. The request is loaded, decided on,
 * and written with its event, answers, snapshot, flags, files, messages and audit entry in one transaction. The
 * transaction writes only if the request still has the version that was loaded, and raises it. If the version has
 * changed, the request is loaded and decided on again.
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
    if (await commit(platform, actor, loaded, decision)) return decision.answer
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}

/** Returns a student's own case by the session, and any other case by the request's id. */
const loadFor = (
  platform: Platform,
  actor: RequestActor,
  requestId: string | undefined,
): Promise<OpenCase> => {
  if (actor.kind === 'student') return getOwnOpenCase(platform, actor.token)
  if (requestId === undefined) throw new AppError('NO_REQUEST')
  return getCase(platform, requestId)
}

/** Returns the actor in the form that the status table uses. */
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

/** Returns the request and what must still be true of it when a decision is written. */
const targetOf = (loaded: OpenCase) => {
  const { id, studentId, version } = loaded.request
  return { id, studentId, version, expectedVersions: expectedVersionsOf(loaded) }
}

/** Thrown if a file was deleted after the change was decided. */
class FileGone extends Error {}

/** Writes the decision in a transaction. Returns false, and writes nothing, if something changed after the decision. */
const commit = async <Answer>(
  platform: Platform,
  actor: RequestActor,
  loaded: OpenCase,
  decision: Extract<ChangeDecision<Answer>, { does: 'write' | 'change' }>,
): Promise<boolean> => {
  try {
    return await platform.database.transaction(async (tx) => {
      if (decision.does === 'change') return writeChange(platform, tx, actor, loaded, decision.change)
      if (!(await writeRequest(tx, platform.clock, actor, targetOf(loaded)))) return false
      await decision.writes(tx)
      return true
    })
  } catch (error) {
    if (error instanceof FileGone) return false
    throw error
  }
}

const writeChange = async (
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
  const submittedAt = event === 'SUBMIT' ? now : request.submittedAt
  // The state is written first, so that concurrent changes wait here and then see that the version has changed.
  if (!(await writeRequest(tx, clock, actor, targetOf(loaded), { state, submittedAt }))) return false

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
  const retained = await retainFiles(tx, clock, studentId, retains)
  if (retained.size < retains.length) throw new FileGone()
  if (event === 'REOPEN') await withdrawScores(tx, id, state)
  if (freesAssignee(event)) await freeAssignee(tx, id)
  for (const message of messages) await writeAndQueueMessage(tx, platform, { ...message, studentId })
  await change.writes?.(tx)
  // The index row says which files were not sent and what the score is, so it is written after files and scores.
  if (change.snapshot) await indexRequests(tx, vault, [id])
  else await refreshIndexRows(tx, [id])
  const isSubmission = event === 'SUBMIT'
  await addAuditEntry(tx, clock, actor, studentId, isSubmission ? 'request-submitted' : 'request-moved', {
    request: id,
    ...(!isSubmission && { event }),
    from,
    to,
  })
  return true
}
