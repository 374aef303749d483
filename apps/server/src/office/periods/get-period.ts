import type { OpenPeriod } from '@milgo/contracts/office/period-fields'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { openedPeriod, unused } from './period-answer.ts'
import { countUse, findPeriods } from './repository.ts'

/** Returns the period with this code; 404 if there is none. */
export const getPeriod = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  code: string,
): Promise<OpenPeriod> => {
  const found = await database.read(async (db) => {
    const row = (await findPeriods(db, clock)).find((period) => period.code === code)
    return row && { row, use: (await countUse(db)).get(row.id) ?? unused }
  })
  if (!found) throw new AppError('NOT_FOUND')
  return openedPeriod(found.row, found.use)
}
