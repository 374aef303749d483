import type { copyPeriod as call } from '@milgo/contracts/office/copy-period'
import type { OpenPeriod } from '@milgo/contracts/office/period-fields'
import { copyPeriod as copyOf } from '@milgo/domain/period/copy-period'
import { languages } from '@milgo/messages/languages'
import type { Localized } from '@milgo/messages/localized'
import { monthText } from '@milgo/messages/month-text'
import type { z } from 'zod'
import { toPeriod } from '../../core/periods/period-of-row.ts'
import { AppError } from '../../errors.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { getPeriod } from './get-period.ts'
import { insertPeriod, lockPeriod } from './repository.ts'
import { rowOfPeriod } from './row-of-period.ts'

const monthOf = (day: string): Localized =>
  // The cast is right because every language has an entry.
  Object.fromEntries(languages.map((language) => [language, monthText(language, day)])) as Localized

/**
 * Creates a period as a copy of an earlier one. Nobody can register in it until it is switched on and made the current
 * one.
 */
export const copyPeriod = async (
  platform: Platform,
  caller: StaffCaller,
  { code, copy_of, opens_at }: z.output<typeof call.body>,
): Promise<OpenPeriod> => {
  const { database, clock } = platform
  const opens = new Date(opens_at)
  try {
    await database.transaction(async (tx) => {
      const earlier = await lockPeriod(tx, clock, copy_of)
      if (!earlier) throw new AppError('NOT_FOUND')
      if (opens < earlier.now)
        throw new AppError('OPENING_PAST', { items: [{ code: 'OPENING_PAST', field: 'opens_at' }] })
      await insertPeriod(tx, rowOfPeriod(copyOf(toPeriod(earlier), { code, opens, monthOf })))
      const details = { period: code, copyOf: copy_of }
      await tx.execute(auditEntry({ action: 'period-added', staffId: caller.id, details }, clock))
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('PERIOD_EXISTS') : error
  }
  return getPeriod(platform, code)
}
