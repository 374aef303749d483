import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

type DemoMember = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly totp_sealed: string
  readonly totp_last_step: number | null
  readonly now: number
}

export const findDemoStaff = async ({ database, clock }: Platform): Promise<DemoMember[]> => {
  const { rows } = await database.read((db) =>
    db.execute<DemoMember>(sql`
      select id, name, email, totp_sealed, totp_last_step, extract(epoch from ${clock.now()})::float8 * 1000 as now
      from staff where is_demo and totp_sealed is not null and removed_at is null order by created_at, email`),
  )
  return rows
}
