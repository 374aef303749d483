import type { Actor } from '@milgo/domain/status/actor'
import type { EventName } from '@milgo/domain/status/request-event'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { and, asc, desc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { files } from '../../store/files-schema.ts'
import { requestEvents, requestSnapshots, reviewFlags } from '../../store/requests-schema.ts'
import { scores } from '../../store/results-schema.ts'
import {
  checklistTicks,
  dismissedDuplicates,
  documentVerdicts,
  fileRotations,
  requestNotes,
} from '../../store/review-schema.ts'
import { undeliveredChannels } from '../../store/undelivered.ts'
import { requestWork } from '../../store/work-schema.ts'

type Source = Pick<Platform, 'database'>

/** Returns the last two snapshots, the newest first. */
export const findLastTwoSnapshots = ({ database }: Source, requestId: string) =>
  database.read((db) =>
    db
      .select({
        number: requestSnapshots.number,
        takenAt: requestSnapshots.takenAt,
        sealed: requestSnapshots.sealed,
      })
      .from(requestSnapshots)
      .where(eq(requestSnapshots.requestId, requestId))
      .orderBy(desc(requestSnapshots.number))
      .limit(2),
  )

export type EventRow = {
  readonly number: number
  readonly at: Date
  readonly event: EventName
  readonly actorRole: Actor['role']
  readonly actorId: string | null
  readonly reason: string | null
  readonly note: string | null
  readonly from: RequestStatus
  readonly to: RequestStatus
}

export const findEvents = ({ database }: Source, requestId: string): Promise<EventRow[]> =>
  database.read((db) =>
    db
      .select({
        number: requestEvents.number,
        at: requestEvents.at,
        event: requestEvents.event,
        actorRole: requestEvents.actorRole,
        actorId: requestEvents.actorId,
        reason: requestEvents.reason,
        note: requestEvents.note,
        from: requestEvents.fromStatus,
        to: requestEvents.toStatus,
      })
      .from(requestEvents)
      .where(eq(requestEvents.requestId, requestId))
      .orderBy(asc(requestEvents.number)),
  )

export const findVerdicts = ({ database }: Source, requestId: string) =>
  database.read((db) => db.select().from(documentVerdicts).where(eq(documentVerdicts.requestId, requestId)))

export const findTicks = ({ database }: Source, requestId: string) =>
  database.read((db) => db.select().from(checklistTicks).where(eq(checklistTicks.requestId, requestId)))

export const findNotes = ({ database }: Source, requestId: string) =>
  database.read((db) =>
    db
      .select()
      .from(requestNotes)
      .where(eq(requestNotes.requestId, requestId))
      .orderBy(desc(requestNotes.at), desc(requestNotes.id)),
  )

/** Returns the flags of the last return, in the reviewer's order. */
export const findLastFlags = ({ database }: Source, requestId: string) =>
  database.read((db) =>
    db
      .select()
      .from(reviewFlags)
      .where(
        and(
          eq(reviewFlags.requestId, requestId),
          gte(
            reviewFlags.round,
            sql`(select max(round) from review_flags where request_id = ${requestId}::uuid)`,
          ),
        ),
      )
      .orderBy(asc(reviewFlags.position)),
  )

/** Returns files by their ids, each with its rotation; removed files too. */
export const findReviewedFiles = async ({ database }: Source, studentId: string, ids: readonly string[]) => {
  if (ids.length === 0) return []
  return database.read((db) =>
    db
      .select({ file: files, degrees: fileRotations.degrees })
      .from(files)
      .leftJoin(fileRotations, eq(fileRotations.fileId, files.id))
      .where(and(eq(files.studentId, studentId), inArray(files.id, [...ids]))),
  )
}

/** Returns when a reviewer last opened the request; null if none did. */
export const findReviewerOpening = async ({ database }: Source, requestId: string): Promise<Date | null> => {
  const [row] = await database.read((db) =>
    db
      .select({ at: requestWork.reviewerOpenedAt })
      .from(requestWork)
      .where(eq(requestWork.requestId, requestId)),
  )
  return row?.at ?? null
}

export type DuplicateRow = {
  readonly id: string
  readonly number: number
  readonly periodCode: string
  readonly name: string
  readonly status: RequestStatus
  readonly sameAccount: boolean
  readonly samePhone: boolean
  readonly sameAddress: boolean
  readonly fileHashes: readonly string[]
}

const mostDuplicates = 20

/**
 * Returns requests of other students with the same account, phone, address or file, by the keyed hashes of the index.
 * Raw SQL, because each part of the union uses an index of its own, which one `or` over four columns would not.
 */
export const findDuplicates = async (
  { database }: Source,
  requestId: string,
): Promise<readonly DuplicateRow[]> => {
  const { rows } = await database.read((db) =>
    db.execute<DuplicateRow>(sql`
      with own as (select * from request_index where request_id = ${requestId}::uuid),
      alike as (
        (select other.request_id from own join request_index other on other.account_hash = own.account_hash limit 100)
        union (select other.request_id from own join request_index other on other.address_hash = own.address_hash limit 100)
        union (select other.request_id from own join request_index other on other.phone_hashes && own.phone_hashes limit 100)
        union (select other.request_id from own join request_index other on other.file_hashes && own.file_hashes limit 100)
      )
      select other.request_id as id, other.number, registration_periods.code as "periodCode", other.name, other.status,
        coalesce(other.account_hash = own.account_hash, false) as "sameAccount",
        other.phone_hashes && own.phone_hashes as "samePhone",
        coalesce(other.address_hash = own.address_hash, false) as "sameAddress",
        other.file_hashes as "fileHashes"
      from own, alike join request_index other on other.request_id = alike.request_id
        join registration_periods on registration_periods.id = other.period_id
      where other.identity_hash <> own.identity_hash
      order by other.submitted_at, other.request_id limit ${mostDuplicates}`),
  )
  return rows
}

/** Returns the dismissed pairs of a request. */
export const findDismissed = async ({ database }: Source, requestId: string) => {
  const rows = await database.read((db) =>
    db
      .select()
      .from(dismissedDuplicates)
      .where(or(eq(dismissedDuplicates.requestId, requestId), eq(dismissedDuplicates.otherId, requestId))),
  )
  return rows.map(({ requestId: one, otherId, staffId, at }) => ({
    otherId: one === requestId ? otherId : one,
    staffId,
    at,
  }))
}

/** Returns the score of the first result; undefined if the request was refused without one. */
export const findFirstScore = async ({ database }: Source, requestId: string) => {
  const [row] = await database.read((db) =>
    db
      .select({ total: scores.total, award: scores.award })
      .from(scores)
      .where(and(eq(scores.requestId, requestId), eq(scores.result, '1')))
      .orderBy(desc(scores.version))
      .limit(1),
  )
  return row
}

/** Returns the channels in which the student cannot be reached. */
export const findUndelivered = async (
  { database }: Pick<Platform, 'database'>,
  studentId: string,
): Promise<('mail' | 'sms')[]> => {
  const { rows } = await database.read((db) =>
    db.execute<{ channel: 'mail' | 'sms' }>(undeliveredChannels(studentId)),
  )
  return rows.map(({ channel }) => channel)
}
