import { type FoundProblem, findAccountProblem } from '@milgo/domain/bank-fix/account-problem'
import type { Ledger } from '@milgo/domain/ledger/ledger-entry'
import type { Queryable } from '../../platform/database/database.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { wereDetailsErased } from './repository.ts'

/**
 * Returns why a ledger has no usable account. The bank details may have been erased before its first entry, which
 * `wereErased` says.
 */
export const problemOf = (ledger: Ledger, wereErased: boolean): FoundProblem => {
  const found = findAccountProblem(ledger)
  return found.problem === 'NO_ACCOUNT' && wereErased ? { ...found, problem: 'ACCOUNT_ERASED' } : found
}

/** Returns why a request has no usable account. */
export const findProblem = async (
  db: Queryable,
  { id, ledger }: Pick<OpenCase['request'], 'id' | 'ledger'>,
): Promise<FoundProblem> => problemOf(ledger?.entries ?? [], await wereDetailsErased(db, id))
