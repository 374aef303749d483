import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { lockAdministrators } from './members-repository.ts'

/**
 * Refuses to remove the last administrator, because nobody could then give others access to the office. If two
 * administrators remove each other, the second call is refused.
 */
export const refuseLastAdministrator = async (tx: Queryable, staffId: string): Promise<void> => {
  const administrators = await lockAdministrators(tx)
  if (administrators.length === 1 && administrators[0] === staffId) throw new AppError('LAST_ADMINISTRATOR')
}
