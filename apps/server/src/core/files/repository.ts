import { documentFileLimits } from '@milgo/domain/application/documents/file-rules'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { auditEntry } from '../../platform/database/audit-entry.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { files } from '../../platform/database/files-schema.ts'
import { limitGate, type NamedLimit } from '../../platform/database/limit-gate.ts'
import type { Platform } from '../../platform/platform.ts'

type Source = Pick<Platform, 'database' | 'clock'>

type Row = typeof files.$inferSelect
/** What is only known of a whole file. */
type Whole = 'format' | 'bytes' | 'sha256' | 'hasThumbnail' | 'scan'
export type StoredWhole = { readonly [Column in Whole]: NonNullable<Row[Column]> }
/** A file that is there; the database holds that none is without these. */
export type FileRow = Omit<Row, Whole> & StoredWhole

export type NewFile = Pick<Row, 'id' | 'studentId' | 'document' | 'originalName'>

/** What a student may have. */
export type Quota = { readonly files: number; readonly bytes: number }

type Announced = { is_open: boolean; wait: number; has_room: boolean }

/**
 * Announces a file that is about to be stored, where its student's limit and quota have room for it: the object that
 * follows has a row from the first moment.
 */
export const announceFile = async (
  { database, clock }: Source,
  { id, studentId, document, originalName }: NewFile,
  limit: NamedLimit,
  quota: Quota,
): Promise<Announced> => {
  const [row] = await database.prepared<Announced>('write', 'file-announce', () => announce(limit, clock), {
    id,
    studentId,
    document,
    originalName,
    limitKey: limit.key,
    mostFiles: quota.files,
    mostBytes: quota.bytes,
    ...clock.prepared.values(),
  })
  if (!row) throw new Error('no budget')
  return row
}

/** How many in how long is a setting, and the same for everybody. */
const announce = ({ max, seconds }: NamedLimit, { prepared: { now } }: Platform['clock']): SQL => {
  const limit = { key: sql`${sql.placeholder('limitKey')}`, max, seconds }
  return sql`
    with ${limitGate('gate', [limit], { now: () => now })},
    held as (
      select count(*) < ${sql.placeholder('mostFiles')}::int
        -- One that is still on its way may be as large as any.
        and coalesce(sum(coalesce(bytes, ${documentFileLimits.maxBytes})), 0) < ${sql.placeholder('mostBytes')}::bigint as has_room
      from files where student_id = ${sql.placeholder('studentId')}::uuid and removed_at is null
    ),
    announced as (
      insert into files (id, student_id, document, original_name, created_at)
      select ${sql.placeholder('id')}::uuid, ${sql.placeholder('studentId')}::uuid,
        ${sql.placeholder('document')}::text, ${sql.placeholder('originalName')}::text, ${now}
      from gate, held where gate.is_open and held.has_room
    )
    select gate.is_open, gate.wait, held.has_room from gate, held`
}

/** From now on the file is there. Answers the time, from which its first address counts. */
export const markStored = async (
  { database, clock }: Source,
  id: string,
  whole: StoredWhole,
): Promise<Date> => {
  const [row] = await database.prepared<{ now: Date }>(
    'write',
    'file-stored',
    () => sql`
      update files set format = ${sql.placeholder('format')}, bytes = ${sql.placeholder('bytes')}::int,
        sha256 = ${sql.placeholder('sha256')}, has_thumbnail = ${sql.placeholder('hasThumbnail')}::boolean,
        scan = ${sql.placeholder('scan')}, stored_at = ${clock.prepared.now}
      where id = ${sql.placeholder('id')}::uuid and removed_at is null returning stored_at as now`,
    { id, ...whole, ...clock.prepared.values() },
  )
  if (!row) throw new Error('the file was swept while it was being stored')
  return row.now
}

const isThere = and(isNotNull(files.storedAt), isNull(files.removedAt))
/** One in which the scanner found something is no document any more. */
const isOfUse = and(isThere, ne(files.scan, 'infected'))

/** A file and the time it is asked for. Infected ones are found too, so that it can be said what became of them. */
export const findFile = async ({ database, clock }: Source, id: string) => {
  const [row] = await database.read((db) =>
    db
      .select({ file: files, now: sql`${clock.now()}`.mapWith(files.createdAt) })
      .from(files)
      .where(and(eq(files.id, id), isThere)),
  )
  return row && { ...row, file: row.file as FileRow }
}

/** Of these, the files that this student has uploaded, infected ones included. */
export const findFilesOf = async (
  { database }: Source,
  studentId: string,
  ids: readonly string[],
): Promise<FileRow[]> => {
  if (ids.length === 0) return []
  const rows = await database.read((db) =>
    db
      .select()
      .from(files)
      .where(
        and(
          inArray(files.id, [...ids]),
          eq(files.studentId, studentId),
          isNotNull(files.storedAt),
          or(isNull(files.removedAt), eq(files.scan, 'infected')),
        ),
      ),
  )
  return rows as FileRow[]
}

/** All that this student has uploaded and that can be sent. */
export const findFilesThere = async ({ database }: Source, studentId: string): Promise<FileRow[]> => {
  const rows = await database.read((db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.studentId, studentId), isOfUse)),
  )
  return rows as FileRow[]
}

/** Takes a student's file away, unless a request that was sent names it. */
export const removeFile = async (
  { database, clock }: Source,
  { id, studentId, document }: { id: string; studentId: string; document: string },
): Promise<Row | undefined> => {
  const [row] = await database.statement((db) =>
    db
      .update(files)
      .set({ removedAt: clock.now() })
      .where(
        and(
          eq(files.id, id),
          eq(files.studentId, studentId),
          eq(files.document, document),
          isNull(files.keptAt),
          isThere,
        ),
      )
      .returning(),
  )
  return row
}

/** Takes back the announcement of a file of which nothing was stored. */
export const withdrawFile = async ({ database }: Source, id: string): Promise<void> => {
  await database.statement((db) =>
    db.delete(files).where(and(eq(files.id, id), isNull(files.storedAt), isNull(files.removedAt))),
  )
}

/** Gives up a file of which something may stand in the store; the sweep looks. */
export const abandonFile = async ({ database, clock }: Source, id: string): Promise<void> => {
  await database.statement((db) =>
    db
      .update(files)
      .set({ removedAt: clock.now() })
      .where(and(eq(files.id, id), isNull(files.storedAt))),
  )
}

/** The object is gone, and the row with it; but an infected file's stays, to say why. */
export const forgetFile = async ({ database, clock }: Source, id: string): Promise<void> => {
  await database.statement((db) =>
    db.execute(sql`
      with erased as (
        update files set erased_at = ${clock.now()} where id = ${id} and scan = 'infected' returning id
      )
      delete from files where id = ${id} and removed_at is not null and scan is distinct from 'infected'`),
  )
}

/** The next files that nobody has scanned, in the order of their ids. */
export const findUnscanned = async (
  { database }: Source,
  after: string,
  most: number,
): Promise<FileRow[]> => {
  const rows = await database.read((db) =>
    db
      .select()
      .from(files)
      .where(and(eq(files.scan, 'unscanned'), isThere, gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(most),
  )
  return rows as FileRow[]
}

const awaitsVerdict = (id: string) => and(eq(files.id, id), eq(files.scan, 'unscanned'))

export const markClean = async ({ database }: Source, id: string): Promise<void> => {
  await database.statement((db) => db.update(files).set({ scan: 'clean' }).where(awaitsVerdict(id)))
}

/** An infected file that no sent request names is gone for everybody from this moment; false for any other. */
export const removeInfected = async ({ database, clock }: Source, id: string): Promise<boolean> => {
  const { rowCount } = await database.statement((db) =>
    db
      .update(files)
      .set({ scan: 'infected', removedAt: clock.now() })
      .where(and(awaitsVerdict(id), isNull(files.keptAt))),
  )
  return rowCount === 1
}

/** One that a sent request names stays, and nobody reads it; the audit trail tells of it. False where it was known. */
export const lockInfected = async (
  tx: Queryable,
  clock: Platform['clock'],
  id: string,
  requestId: string,
): Promise<boolean> => {
  const entry = {
    action: 'file-infected',
    staffId: null,
    studentId: sql`locked.student_id`,
    details: { request: requestId, file: id, document: sql`locked.document` },
  } as const
  const { rows } = await tx.execute(sql`
    with locked as (
      update files set scan = 'infected'
      where id = ${id} and scan = 'unscanned' and kept_at is not null returning student_id, document
    ),
    audited as (${auditEntry(entry, clock, sql`from locked`)})
    select from locked`)
  return rows.length > 0
}

/** Longer than any object takes to be stored. */
const storingFor = sql`interval '1 hour'`

/** Takes away uploads that were never finished. */
export const removeUnfinished = async ({ database, clock }: Source): Promise<void> => {
  const now = clock.now()
  await database.statement((db) =>
    db
      .update(files)
      .set({ removedAt: now })
      .where(
        and(
          isNull(files.removedAt),
          isNull(files.storedAt),
          lt(files.createdAt, sql`${now} - ${storingFor}`),
        ),
      ),
  )
}

/** How long a file waits for a draft to name it. */
const looseFor = sql`interval '24 hours'`

/** Where a walk over all files begins. */
export const firstFileId = '00000000-0000-0000-0000-000000000000'

/**
 * Takes away files that neither a draft nor a sent request names, looking at so many from an id on; answers the last
 * one that was looked at. An id is long and random: a draft whose text holds it names the file.
 */
export const removeOrphans = async (
  { database, clock }: Source,
  after: string,
  most: number,
): Promise<string | undefined> => {
  const now = clock.now()
  const { rows } = await database.statement((db) =>
    db.execute<{ last: string | null }>(sql`
      with looked_at as (
        select id, student_id from files
        where id > ${after} and removed_at is null and kept_at is null and created_at < ${now} - ${looseFor}
        order by id limit ${most}
      ),
      removed as (
        update files set removed_at = ${now} from looked_at
        where files.id = looked_at.id and files.kept_at is null and not exists (
          select from requests join request_steps held on held.request_id = requests.id
          where requests.student_id = looked_at.student_id and strpos(held.answers::text, files.id::text) > 0
        )
      )
      select max(id::text) as last from looked_at`),
  )
  return rows[0]?.last ?? undefined
}

/** The next files that are gone, whose objects are not, in the order of their ids. */
export const findErasable = ({ database }: Source, after: string, most: number) =>
  database.read((db) =>
    db
      .select()
      .from(files)
      .where(and(isNotNull(files.removedAt), isNull(files.erasedAt), gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(most),
  )

/** A request that is being sent names these files: they stay from now on. Answers those that can be sent. */
export const markKept = async (
  tx: Queryable,
  clock: Platform['clock'],
  studentId: string,
  ids: readonly string[],
): Promise<FileRow[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .update(files)
    .set({ keptAt: sql`coalesce(${files.keptAt}, ${clock.now()})` })
    .where(and(inArray(files.id, [...ids]), eq(files.studentId, studentId), isOfUse))
    .returning()
  return rows as FileRow[]
}
