import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

/**
 * A sealed value of a request: the secret answers of a step; a snapshot, letter or appeal version by its number; a bank
 * account by its id; the payee of an order by batch and sequence.
 */
export type Sealed = {
  readonly kind: 'step' | 'snapshot' | 'appeal' | 'appeal-draft' | 'letter' | 'account' | 'order'
  readonly request_id: string
  readonly part: string
  readonly sealed: string
}

/** Returns values that another key has sealed. */
export const findSealedOtherwise = async (db: Queryable, prefix: string, limit: number) => {
  const { rows } = await db.execute<Sealed>(sql`
    select 'step' as kind, request_id, step as part, secret_sealed as sealed from request_steps
    where not starts_with(secret_sealed, ${prefix})
    union all select 'snapshot', request_id, number::text, sealed from request_snapshots
    where not starts_with(sealed, ${prefix})
    union all select 'appeal', request_id, version::text, sealed from appeal_versions
    where not starts_with(sealed, ${prefix})
    union all select 'appeal-draft', request_id, '', draft_sealed from appeals
    where not starts_with(draft_sealed, ${prefix})
    union all select 'letter', request_id, number::text, sealed from letters
    where not starts_with(sealed, ${prefix})
    union all select 'account', request_id, id::text, sealed from bank_accounts
    where not starts_with(sealed, ${prefix})
    union all select 'order', batch_id, sequence::text, sealed from payment_orders
    where not starts_with(sealed, ${prefix}) limit ${limit}`)
  return rows
}

/** Replaces a sealed value if it has not changed meanwhile. A changed value is found again in the next round. */
export const replaceSealed = async (db: Queryable, row: Sealed, anew: string): Promise<void> => {
  await db.execute(updates[row.kind](row, anew))
}

// SQL: one statement for each table, so that a reader can compare them with the list above.
const updates: Record<Sealed['kind'], (row: Sealed, anew: string) => SQL> = {
  step: ({ request_id, part, sealed }, anew) => sql`
    update request_steps set secret_sealed = ${anew}
    where request_id = ${request_id} and step = ${part} and secret_sealed = ${sealed}`,
  snapshot: ({ request_id, part, sealed }, anew) => sql`
    update request_snapshots set sealed = ${anew}
    where request_id = ${request_id} and number = ${part}::smallint and sealed = ${sealed}`,
  appeal: ({ request_id, part, sealed }, anew) => sql`
    update appeal_versions set sealed = ${anew}
    where request_id = ${request_id} and version = ${part}::smallint and sealed = ${sealed}`,
  'appeal-draft': ({ request_id, sealed }, anew) => sql`
    update appeals set draft_sealed = ${anew} where request_id = ${request_id} and draft_sealed = ${sealed}`,
  letter: ({ request_id, part, sealed }, anew) => sql`
    update letters set sealed = ${anew}
    where request_id = ${request_id} and number = ${part}::smallint and sealed = ${sealed}`,
  account: ({ part, sealed }, anew) => sql`
    update bank_accounts set sealed = ${anew} where id = ${part}::uuid and sealed = ${sealed}`,
  order: ({ request_id: batchId, part, sealed }, anew) => sql`
    update payment_orders set sealed = ${anew}
    where batch_id = ${batchId} and sequence = ${part}::integer and sealed = ${sealed}`,
}
