import type { Reasons } from '@milgo/domain/period/reasons'
import type { AwardTiers } from '@milgo/domain/score/award-tiers'
import type { RulesState } from '@milgo/domain/score/rules-version'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { defaultLanguage, type Language } from '@milgo/messages/languages'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { queueViews } from '../../store/work-schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type SavedView = {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly address: string
  readonly isShared: boolean
  readonly version: number
}

/** Returns the staff member's own views and the shared ones, by name. */
export const findViews = ({ database }: Source, staffId: string): Promise<readonly SavedView[]> =>
  database.read((db) =>
    db
      .select({
        id: queueViews.id,
        ownerId: queueViews.ownerId,
        name: queueViews.name,
        address: queueViews.address,
        isShared: queueViews.isShared,
        version: queueViews.version,
      })
      .from(queueViews)
      .where(or(eq(queueViews.ownerId, staffId), queueViews.isShared))
      .orderBy(asc(queueViews.name), asc(queueViews.id)),
  )

export type NewView = Pick<SavedView, 'id' | 'name' | 'address' | 'isShared'>

export const insertView = async (
  { database, clock }: Source,
  ownerId: string,
  view: NewView,
): Promise<void> => {
  await database.statement((db) => db.insert(queueViews).values({ ...view, ownerId, createdAt: clock.now() }))
}

/** Updates a view. Returns false if it has another version by now. */
export const updateView = async (
  { database }: Source,
  { id, name, address, isShared }: NewView,
  version: number,
): Promise<boolean> => {
  const updated = await database.statement((db) =>
    db
      .update(queueViews)
      .set({ name, address, isShared, version: version + 1 })
      .where(and(eq(queueViews.id, id), eq(queueViews.version, version)))
      .returning({ id: queueViews.id }),
  )
  return updated.length > 0
}

export const deleteView = async ({ database }: Source, id: string): Promise<void> => {
  await database.repeatable((db) => db.delete(queueViews).where(eq(queueViews.id, id)))
}

export type Choices = {
  readonly staff: readonly { readonly id: string; readonly name: string; readonly roles: StaffRole[] }[]
  readonly labels: string[]
  readonly institutions: { readonly id: number; readonly name: string }[]
  /** All periods. `reasons` is null where the office has not written its own. */
  readonly periods: readonly {
    readonly code: string
    readonly isCurrent: boolean
    readonly reasons: Reasons | null
    /** The tiers of the rules in force and of those that they replaced. */
    readonly tiers: AwardTiers
  }[]
}

const replaced = 'REPLACED' satisfies RulesState

/**
 * Returns the choices of the filters, in one statement. Labels are read from work rows, which only requests have that
 * staff have touched.
 */
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
        (select coalesce(json_agg(json_build_object('code', code, 'isCurrent', id is not distinct from ${currentPeriodId},
          'reasons', reasons, 'tiers', award_tiers || coalesce((select jsonb_agg(tier) from rules_versions,
            jsonb_array_elements(rules_versions.award_tiers) as tier where rules_versions.period_id = registration_periods.id
              and state = ${replaced}), '[]')) order by opens_at desc), '[]') from registration_periods) as periods`),
  )
  return rows[0] ?? { staff: [], labels: [], institutions: [], periods: [] }
}
