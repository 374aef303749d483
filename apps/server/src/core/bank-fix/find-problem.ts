import { type FoundProblem, findAccountProblem } from '@milgo/domain/bank-fix/account-problem'
import type { Queryable } from '../../platform/database/database.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { wereDetailsErased } from './repository.ts'

/** Why a request has no usable account. Details may have been erased before there was a ledger to say so. */
export const findProblem = async (
  db: Queryable,
  { id, ledger }: Pick<OpenCase['request'], 'id' | 'ledger'>,
): Promise<FoundProblem> => {
  const found = findAccountProblem(ledger?.entries ?? [])
  return found.problem === 'NO_ACCOUNT' && (await wereDetailsErased(db, id))
    ? { ...found, problem: 'ACCOUNT_ERASED' }
    : found
}
