import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findResultsPeriod, type ResultsPeriod } from './repository.ts'

/** Returns the period of a call; 404 if there is none with this code. */
export const getResultsPeriod = async (
  { database }: Pick<Platform, 'database'>,
  code: string | undefined,
): Promise<ResultsPeriod> => {
  const period = await database.read((db) => findResultsPeriod(db, code))
  if (!period) throw new AppError('NOT_FOUND')
  return period
}
