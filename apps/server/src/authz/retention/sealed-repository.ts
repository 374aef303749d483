import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

export type SealedRow = { readonly id: string; readonly sealed: string }

/** What another key has sealed. */
export const findSealedOtherwise = async (db: Queryable, prefix: string, limit: number) => {
  const { rows } = await db.execute<SealedRow>(sql`
    select id, identity_sealed as sealed from students where not starts_with(identity_sealed, ${prefix})
    union all
    select id, identity_sealed from pending_applicants where not starts_with(identity_sealed, ${prefix})
    limit ${limit}`)
  return rows
}

/** Only where it still stands: what has changed in between is found again in the next round. */
export const replaceSealed = async (
  db: Queryable,
  { id, sealed }: SealedRow,
  anew: string,
): Promise<void> => {
  await db.execute(sql`
    with student as (
      update students set identity_sealed = ${anew} where id = ${id} and identity_sealed = ${sealed}
    )
    update pending_applicants set identity_sealed = ${anew} where id = ${id} and identity_sealed = ${sealed}`)
}
