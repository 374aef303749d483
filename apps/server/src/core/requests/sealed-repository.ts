import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

export type SealedStep = { readonly request_id: string; readonly step: string; readonly sealed: string }

/** What another key has sealed. */
export const findStepsSealedOtherwise = async (db: Queryable, prefix: string, limit: number) => {
  const { rows } = await db.execute<SealedStep>(sql`
    select request_id, step, secret_sealed as sealed from request_steps
    where not starts_with(secret_sealed, ${prefix}) limit ${limit}`)
  return rows
}

/** Only where it still stands: what has changed in between is found again in the next round. */
export const replaceSealedStep = async (
  db: Queryable,
  { request_id, step, sealed }: SealedStep,
  anew: string,
): Promise<void> => {
  await db.execute(sql`
    update request_steps set secret_sealed = ${anew}
    where request_id = ${request_id} and step = ${step} and secret_sealed = ${sealed}`)
}
