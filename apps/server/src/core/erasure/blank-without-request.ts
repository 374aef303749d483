import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockChain } from '../../store/audit-chain-lock.ts'
import { blankStudentAccounts, blankTrail, lockStudentsWithoutRequest } from './blanking-repository.ts'

type Source = Pick<Platform, 'vault' | 'clock'>

/** Returns the blank identity of a student, sealed like every other one. */
export const blankIdentity = ({ vault }: Pick<Source, 'vault'>, studentId: string) => ({
  studentId,
  identitySealed: vault.seal('', `identity:${studentId}`),
})

/**
 * Blanks the accounts of those of these students who have no request, and returns these with the addresses they had.
 * An account with a request is left as it is.
 */
export const blankAccountsWithoutRequest = async (
  source: Source,
  tx: Queryable,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly email: string }[]> => {
  const alone = await lockStudentsWithoutRequest(tx, ids)
  const blanks = alone.map(({ id }) => blankIdentity(source, id))
  await blankStudentAccounts(tx, source.clock, blanks)
  return alone
}

/**
 * Erases a student who registered and never made a request. Returns the address that they had; undefined, with nothing
 * written, if they have a request by now.
 */
export const blankStudentWithoutRequest = async (
  source: Source,
  tx: Queryable,
  studentId: string,
): Promise<string | undefined> => {
  const [blanked] = await blankAccountsWithoutRequest(source, tx, [studentId])
  if (!blanked) return undefined
  await lockChain(tx)
  await blankTrail(tx, source.clock, studentId)
  return blanked.email
}
