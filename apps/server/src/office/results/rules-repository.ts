import type { RulesContent, RulesState } from '@milgo/domain/score/rules-version'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { rulesVersions } from '../../store/computing-schema.ts'
import { registrationPeriods } from '../../store/schema.ts'

type Clock = Platform['clock']

export type RulesRow = typeof rulesVersions.$inferSelect

/** Returns all versions that were ever proposed, the newest first. */
export const findRules = (db: Queryable, periodId: number): Promise<RulesRow[]> =>
  db
    .select()
    .from(rulesVersions)
    .where(eq(rulesVersions.periodId, periodId))
    .orderBy(desc(rulesVersions.version))

/** Locks the rules of the period until the transaction ends. */
export const lockPeriod = async (tx: Queryable, periodId: number): Promise<void> => {
  await tx
    .select({ id: registrationPeriods.id })
    .from(registrationPeriods)
    .where(eq(registrationPeriods.id, periodId))
    .for('update')
}

export const addRules = async (
  tx: Queryable,
  rules: Omit<RulesRow, 'proposedAt' | 'activatedAt' | 'activatedBy'>,
  clock: Clock,
): Promise<void> => {
  await tx.insert(rulesVersions).values({
    ...rules,
    proposedAt: rules.proposedBy === null ? null : clock.now(),
  })
}

export const setRulesState = async (
  tx: Queryable,
  periodId: number,
  version: number,
  state: RulesState,
  activated: { readonly by: string; readonly clock: Clock } | undefined = undefined,
): Promise<void> => {
  await tx
    .update(rulesVersions)
    .set({
      state,
      ...(activated && { activatedBy: activated.by, activatedAt: activated.clock.now() }),
    })
    .where(and(eq(rulesVersions.periodId, periodId), eq(rulesVersions.version, version)))
}

/** Copies the rules to the period's row, from which all readers read them. */
export const writePeriodRules = async (
  tx: Queryable,
  periodId: number,
  { scoreRules, awardTiers }: RulesContent,
): Promise<void> => {
  await tx
    .update(registrationPeriods)
    .set({ scoreRules, awardTiers })
    .where(eq(registrationPeriods.id, periodId))
}
