import { appealUploadType } from '@milgo/domain/appeal/appeal'
import { and, asc, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { files } from '../../store/files-schema.ts'
import { isNamed, type Source } from './repository.ts'

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

/** How long a file waits for a draft to name it. That of an appeal is in the browser, for as long as one can be made. */
const looseFor = sql`case when document = ${appealUploadType}::text then interval '60 days' else interval '24 hours' end`

/**
 * Takes away files that neither a draft nor a sent request names, looking at so many from an id on; answers the last
 * one that was looked at.
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
        select id from files
        where id > ${after} and removed_at is null and kept_at is null and created_at < ${now} - ${looseFor}
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
