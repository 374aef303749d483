import { compareNumber, type ReadNumber } from '@milgo/domain/evidence/printed-numbers'
import { isIsraeliId, israeliIdLength } from '@milgo/domain/identity/israeli-id'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import { readDocument } from '../../../lib/evidence/read-document.ts'

/** Returns whether the digits are no identity number, because letters of banks also contain the owner's. */
const isNoIdentityNumber = (digits: string): boolean =>
  digits.length < israeliIdLength.max || !isIsraeliId(digits)

/** Reads a confirmation and compares it with an account number. */
export const readAccount = async (
  opened: Opened,
  accountNumber: string,
  signal: AbortSignal,
): Promise<ReadNumber> => {
  const { printed } = await readDocument(opened, signal)
  return compareNumber(accountNumber, printed, { isPossible: isNoIdentityNumber })
}
