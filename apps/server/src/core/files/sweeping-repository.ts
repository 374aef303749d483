import { appealUploadType } from '@milgo/domain/appeal/appeal'
import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { files } from '../../store/files-schema.ts'
import { isNamed } from '../../store/named-files.ts'
import type { Source } from './repository.ts'

/**
 * Deletes the row of a file whose objects were deleted. The row of an infected file remains, to explain why the file is
 * missing.
 */
export const forgetFile = async ({ database, clock }: Source, id: string): Promise<void> => {
  await database.transaction(async (tx) => {
    await tx
      .update(files)
      .set({ erasedAt: sql`${clock.now()}` })
      .where(and(eq(files.id, id), eq(files.scan, 'infected')))
    const isOther = sql`${files.scan} is distinct from 'infected'`
    await tx.delete(files).where(and(eq(files.id, id), isNotNull(files.removedAt), isOther))
  })
}

/** Longer than storing any object takes. */
const storingFor = sql`interval '1 hour'`

/** Marks uploads that were never finished as removed. */
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

/**
 * How long a file may exist without a draft that names it. The draft of an appeal is stored in the browser, so its
 * files may wait for as long as an appeal can be made.
 */
const unnamedFor = sql`case when document = ${appealUploadType}::text then interval '60 days' else interval '24 hours' end`

/**
 * Marks files as removed that neither a draft nor a sent request names. Checks at most `most` files after the given id.
 * Returns the last id that was checked; undefined if none was left.
 */
export const removeOrphans = async (
  { database, clock }: Source,
  after: string,
  most: number,
): Promise<string | undefined> => {
  const now = clock.now()
  // SQL: whether a file is named is read from the tables of steps and appeals.
  const { rows } = await database.statement((db) =>
    db.execute<{ last: string | null }>(sql`
      with looked_at as (
        select id from files
        where id > ${after} and removed_at is null and kept_at is null and created_at < ${now} - ${unnamedFor}
        order by id limit ${most}
      ),
      removed as (
        update files set removed_at = ${now} from looked_at
        where files.id = looked_at.id and files.kept_at is null and not ${isNamed}
      )
      select max(id::text) as last from looked_at`),
  )
  return rows[0]?.last ?? undefined
}

/** Returns the next removed files whose objects still exist, in the order of their ids. */
export const findErasable = ({ database }: Source, after: string, most: number) =>
  database.read((db) =>
    db
      .select()
      .from(files)
      .where(and(isNotNull(files.removedAt), isNull(files.erasedAt), gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(most),
  )
