import type { Reasons } from '@milgo/domain/period/reasons'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { currentPeriodId } from '../../store/current-period.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type SavedView = {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly address: string
  readonly isShared: boolean
  readonly version: number
}

/** One's own views and those of the team, by name. */
export const findViews = async ({ database }: Source, staffId: string): Promise<readonly SavedView[]> => {
  const { rows } = await database.read((db) =>
    db.execute<SavedView>(sql`
      select id, owner_id as "ownerId", name, address, is_shared as "isShared", version from queue_views
      where owner_id = ${staffId}::uuid or is_shared order by name, id`),
  )
  return rows
}

export type NewView = Pick<SavedView, 'id' | 'name' | 'address' | 'isShared'>

export const insertView = async (
  { database, clock }: Source,
  ownerId: string,
  { id, name, address, isShared }: NewView,
): Promise<void> => {
  await database.statement((db) =>
    db.execute(sql`
      insert into queue_views (id, owner_id, name, address, is_shared, created_at)
      values (${id}::uuid, ${ownerId}::uuid, ${name}, ${address}, ${isShared}, ${clock.now()})`),
  )
}

/** False where it has another version by now. */
export const updateView = async (
  { database }: Source,
  { id, name, address, isShared }: NewView,
  version: number,
): Promise<boolean> => {
  const { rows } = await database.statement((db) =>
    db.execute(sql`
      update queue_views set name = ${name}, address = ${address}, is_shared = ${isShared}, version = version + 1
      where id = ${id}::uuid and version = ${version} returning id`),
  )
  return rows.length > 0
}

export const deleteView = async ({ database }: Source, id: string): Promise<void> => {
  await database.repeatable((db) => db.execute(sql`delete from queue_views where id = ${id}::uuid`))
}

export type Choices = {
  readonly staff: readonly { readonly id: string; readonly name: string; readonly roles: StaffRole[] }[]
  readonly labels: string[]
  readonly institutions: { readonly id: number; readonly name: string }[]
  /** Of the current period; null where its office has not written its own. */
  readonly reasons: Reasons | null
}

/** What filters offer, in one statement. Only requests that somebody has touched have a work row to look for labels in. */
export const findChoices = async ({ database }: Source, language: Language): Promise<Choices> => {
  const { rows } = await database.read((db) =>
    db.execute<Choices>(sql`
      select
        (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'roles', roles) order by name, id), '[]')
          from staff where removed_at is null) as staff,
        (select coalesce(json_agg(label order by label), '[]') from (select distinct unnest(labels) as label
          from request_work where labels <> '{}') as used) as labels,
        (select coalesce(json_agg(json_build_object('id', id, 'name', shown) order by shown), '[]') from (select id,
          coalesce(name ->> ${language}, name ->> ${defaultLanguage}) as shown from institutions) as named) as institutions,
        (select reasons from registration_periods where id = ${currentPeriodId}) as reasons`),
  )
  return rows[0] ?? { staff: [], labels: [], institutions: [], reasons: null }
}
