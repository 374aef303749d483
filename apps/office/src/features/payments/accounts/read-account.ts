import { compareNumber, type ReadNumber } from '@milgo/domain/evidence/printed-numbers'
import { isIsraeliId, israeliIdLength } from '@milgo/domain/identity/israeli-id'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import { readDocument } from '../../../lib/evidence/read-document.ts'

/** Letters of banks also name the owner's identity number. */
const isNoIdentityNumber = (digits: string): boolean =>
  digits.length < israeliIdLength.max || !isIsraeliId(digits)

/** What a confirmation says of an account number. */
export const readAccount = async (
  opened: Opened,
  accountNumber: string,
  signal: AbortSignal,
): Promise<ReadNumber> => {
  const { printed } = await readDocument(opened, signal)
  return compareNumber(accountNumber, printed, { isPossible: isNoIdentityNumber })
}
