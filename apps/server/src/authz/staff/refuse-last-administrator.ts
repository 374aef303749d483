import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { holdAdministrators } from './members-repository.ts'

/** Without an administrator nobody can open the office to others. Of two who take it from each other, the second is refused. */
export const refuseLastAdministrator = async (tx: Queryable, staffId: string): Promise<void> => {
  const administrators = await holdAdministrators(tx)
  if (administrators.length === 1 && administrators[0] === staffId) throw new AppError('LAST_ADMINISTRATOR')
}
