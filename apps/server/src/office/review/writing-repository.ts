import type { Answers } from '@milgo/domain/answers/answer'
import type { ChecklistItem } from '@milgo/domain/review/checklist'
import type { Verdict } from '@milgo/domain/review/document-verdict'
import type { AuditAction } from '@milgo/domain/trail/audit-action'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import {
  checklistTicks,
  dismissedDuplicates,
  documentVerdicts,
  figureVersions,
  fileRotations,
  requestNotes,
} from '../../store/review-schema.ts'

type Clock = Platform['clock']

export const addReviewAudit = async (
  db: Pick<Queryable, 'execute'>,
  clock: Clock,
  action: AuditAction,
  staffId: string,
  studentId: string,
  details: Readonly<Record<string, string>>,
): Promise<void> => {
  await db.execute(auditEntry({ action, staffId, studentId, details }, clock))
}

type NewVerdict = {
  readonly requestId: string
  readonly round: number
  readonly staffId: string
  readonly key: string
  readonly fileName: string
  readonly verdict: Verdict
  readonly reason: string | null
  readonly note: string | null
}

export const writeVerdict = async (tx: Queryable, clock: Clock, verdict: NewVerdict): Promise<void> => {
  const { fileName, verdict: decided, reason, note } = verdict
  const at = clock.now()
  await tx
    .insert(documentVerdicts)
    .values({ ...verdict, at })
    .onConflictDoUpdate({
      target: [
        documentVerdicts.requestId,
        documentVerdicts.round,
        documentVerdicts.staffId,
        documentVerdicts.key,
      ],
      set: { fileName, verdict: decided, reason, note, at },
    })
}

/** Removes every verdict on a document, also those of earlier rounds. */
export const removeVerdicts = async (
  tx: Queryable,
  { requestId, round, key }: Pick<NewVerdict, 'requestId' | 'round' | 'key'>,
): Promise<void> => {
  await tx
    .delete(documentVerdicts)
    .where(
      and(
        eq(documentVerdicts.requestId, requestId),
        eq(documentVerdicts.key, key),
        sql`${documentVerdicts.round} <= ${round}`,
      ),
    )
}

export const writeTick = async (
  tx: Queryable,
  clock: Clock,
  tick: {
    readonly requestId: string
    readonly item: ChecklistItem
    readonly isTicked: boolean
    readonly fileNames: string[]
    readonly staffId: string
  },
): Promise<void> => {
  const { isTicked, fileNames, staffId } = tick
  const at = clock.now()
  await tx
    .insert(checklistTicks)
    .values({ ...tick, at })
    .onConflictDoUpdate({
      target: [checklistTicks.requestId, checklistTicks.item],
      set: { isTicked, fileNames, staffId, at },
    })
}

/** Adds a version of the figures. */
export const addFigures = async (
  tx: Queryable,
  clock: Clock,
  version: {
    readonly requestId: string
    readonly version: number
    readonly round: number
    readonly staffId: string
    readonly figures: Answers
    readonly sources: Readonly<Record<string, string>>
  },
): Promise<void> => {
  await tx.insert(figureVersions).values({ ...version, at: clock.now() })
}

/** Marks that a request was approved with this version. */
export const markFiguresApproved = async (
  tx: Queryable,
  clock: Clock,
  requestId: string,
  version: number,
): Promise<void> => {
  await tx
    .update(figureVersions)
    .set({ approvedAt: clock.now() })
    .where(and(eq(figureVersions.requestId, requestId), eq(figureVersions.version, version)))
}

export const insertNote = async (
  tx: Queryable,
  clock: Clock,
  note: { readonly requestId: string; readonly staffId: string; readonly text: string },
): Promise<void> => {
  await tx.insert(requestNotes).values({ ...note, at: clock.now() })
}

/** Returns a pair with the smaller id first, so that it is one row from both sides. */
const pairOf = (one: string, other: string) =>
  one < other ? { requestId: one, otherId: other } : { requestId: other, otherId: one }

export const writeDismissal = async (
  tx: Queryable,
  clock: Clock,
  {
    one,
    other,
    staffId,
    isDismissed,
  }: {
    readonly one: string
    readonly other: string
    readonly staffId: string
    readonly isDismissed: boolean
  },
): Promise<void> => {
  const pair = pairOf(one, other)
  if (isDismissed)
    await tx
      .insert(dismissedDuplicates)
      .values({ ...pair, staffId, at: clock.now() })
      .onConflictDoNothing()
  else
    await tx
      .delete(dismissedDuplicates)
      .where(
        and(eq(dismissedDuplicates.requestId, pair.requestId), eq(dismissedDuplicates.otherId, pair.otherId)),
      )
}

export const writeRotation = async (tx: Queryable, fileId: string, degrees: number): Promise<void> => {
  await tx
    .insert(fileRotations)
    .values({ fileId, degrees })
    .onConflictDoUpdate({ target: fileRotations.fileId, set: { degrees } })
}
