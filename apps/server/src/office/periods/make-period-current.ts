import type { makePeriodCurrent as call } from '@milgo/contracts/office/make-period-current'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { listedPeriods } from './period-answer.ts'
import { lockPeriod, moveCurrentPeriod } from './repository.ts'

/** Makes a period the one for registrations and logins. Students of earlier periods can log in as before. */
export const makePeriodCurrent = async (
  { database, clock }: Platform,
  caller: StaffCaller,
  code: string,
  { seen }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const periods = await database.transaction(async (tx) => {
    if (!(await lockPeriod(tx, clock, code))) throw new AppError('NOT_FOUND')
    if (!(await moveCurrentPeriod(tx, code, seen))) throw new AppError('PERIOD_CHANGED')
    const details = { period: code, before: seen ?? '' }
    await tx.execute(auditEntry({ action: 'period-made-current', staffId: caller.id, details }, clock))
    return listedPeriods(tx, clock)
  })
  return { periods }
}
