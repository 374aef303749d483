import { type OpenPeriod, periodValuesOf, periodWireNames } from '@milgo/contracts/office/period-fields'
import type { savePeriod as call } from '@milgo/contracts/office/save-period'
import { cleanLocalized } from '@milgo/domain/period/localized-text'
import type { Period, PeriodValueName, PeriodValues } from '@milgo/domain/period/period'
import {
  changedValues,
  lockedValuesIn,
  type PeriodUse,
  peopleReached,
  removedReasons,
} from '@milgo/domain/period/period-changes'
import { findPeriodProblems } from '@milgo/domain/period/period-problems'
import type { Reason } from '@milgo/domain/period/reasons'
import type { z } from 'zod'
import { toPeriod } from '../../core/periods/period-of-row.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { getPeriod } from './get-period.ts'
import { unused } from './period-answer.ts'
import { countUse, findGivenReasons, lockPeriod, updatePeriod } from './repository.ts'
import { rowOfValues } from './row-of-period.ts'

/**
 * Changes the values of a period. Contradictions are refused by name. A value that others rely on is fixed, or needs a
 * confirmation by a person who has seen how many requests it affects.
 */
export const savePeriod = async (
  platform: Platform,
  caller: StaffCaller,
  code: string,
  { version, values: fields, is_confirmed }: z.output<typeof call.body>,
): Promise<OpenPeriod> => {
  const { database, clock } = platform
  const values = cleanTexts(periodValuesOf(fields))
  await database.transaction(async (tx) => {
    const row = await lockPeriod(tx, clock, code)
    if (!row) throw new AppError('NOT_FOUND')
    if (row.version !== version) throw new AppError('PERIOD_CHANGED')
    const before = toPeriod(row)
    refuseProblems({ ...before, ...values })
    const changed = changedValues(before, values)
    if (changed.length === 0) return
    const use = (await countUse(tx)).get(row.id) ?? unused
    refuseFixed(changed, use)
    await refuseGivenReasons(tx, row.id, before, values)
    if (peopleReached(before, values, use).length > 0 && !is_confirmed)
      throw new AppError('PERIOD_CHANGE_UNCONFIRMED')
    if (!(await updatePeriod(tx, row.id, version, rowOfValues(values)))) throw new AppError('PERIOD_CHANGED')
    const details = { period: code, changed: changed.join(', '), ...plainChanges(changed, before, values) }
    await tx.execute(auditEntry({ action: 'period-changed', staffId: caller.id, details }, clock))
  })
  return getPeriod(platform, code)
}

const cleanTexts = (values: PeriodValues): PeriodValues => {
  const clean = <One extends Reason>(list: readonly One[]) =>
    list.map((reason) => ({ ...reason, text: cleanLocalized(reason.text) }))
  const { returning, denying, denyingAppeal } = values.reasons
  return {
    ...values,
    expectedAnswers: cleanLocalized(values.expectedAnswers),
    reasons: {
      returning: clean(returning),
      denying: clean(denying),
      denyingAppeal: clean(denyingAppeal),
    },
  }
}

const plainValues = (names: readonly PeriodValueName[], values: PeriodValues): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name]])))

/** Returns the values before and after, without lists and tables. */
const plainChanges = (
  changed: readonly PeriodValueName[],
  before: PeriodValues,
  after: PeriodValues,
): Readonly<Record<string, string>> => {
  const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'
  const plain = changed.filter((name) => isPlain(before[name]) && isPlain(after[name]))
  return plain.length === 0 ? {} : { was: plainValues(plain, before), is: plainValues(plain, after) }
}

const refuseProblems = (period: Period): void => {
  const problems = findPeriodProblems(period)
  if (problems.length === 0) return
  throw new AppError('INVALID_PERIOD', {
    items: problems.map(({ field, code }) => ({ code, field: periodWireNames[field] })),
  })
}

const refuseFixed = (changed: readonly PeriodValueName[], use: PeriodUse): void => {
  const fixed = lockedValuesIn(changed, use)
  if (fixed.length === 0) return
  throw new AppError('PERIOD_VALUE_FIXED', {
    items: fixed.map((name) => ({ code: 'PERIOD_VALUE_FIXED', field: periodWireNames[name] })),
  })
}

/**
 * Refuses to remove a reason that was given, because students read it in the personal area and in letters, and exports
 * contain it.
 */
const refuseGivenReasons = async (
  tx: Queryable,
  periodId: number,
  before: PeriodValues,
  after: PeriodValues,
): Promise<void> => {
  const removed = removedReasons(before.reasons, after.reasons)
  if (removed.length === 0) return
  const given = await findGivenReasons(tx, periodId)
  const used = removed.find(({ code }) => given.has(code))
  if (used)
    throw new AppError('REASON_IN_USE', {
      params: { code: used.code },
      items: [{ code: 'REASON_IN_USE', field: 'reasons', params: { code: used.code } }],
    })
}
