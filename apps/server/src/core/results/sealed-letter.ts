import { LetterValues } from '@milgo/domain/letter/letter-values'
import type { Vault } from '../../platform/crypto/vault.ts'

/**
 * The values as a row contains them. The request number is left out, because the request's row has it and it never
 * changes.
 */
export type StoredLetterValues = Omit<LetterValues, 'requestNumber'>

const StoredLetterValues = LetterValues.omit({ requestNumber: true })

export const letterPlace = (requestId: string, number: number): string => `letter:${requestId}:${number}`

export const sealLetter = (
  vault: Pick<Vault, 'seal'>,
  requestId: string,
  number: number,
  values: StoredLetterValues,
): string => vault.seal(JSON.stringify(values), letterPlace(requestId, number))

export const openLetter = (
  vault: Pick<Vault, 'open'>,
  requestId: string,
  { number, sealed }: { readonly number: number; readonly sealed: string },
): StoredLetterValues =>
  StoredLetterValues.parse(JSON.parse(vault.open(sealed, letterPlace(requestId, number))))
