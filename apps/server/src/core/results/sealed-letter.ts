import { LetterValues } from '@milgo/domain/letter/letter-values'
import type { Vault } from '../../platform/crypto/vault.ts'

export const letterPlace = (requestId: string, number: number): string => `letter:${requestId}:${number}`

export const sealLetter = (
  vault: Pick<Vault, 'seal'>,
  requestId: string,
  number: number,
  values: LetterValues,
): string => vault.seal(JSON.stringify(values), letterPlace(requestId, number))

export const openLetter = (
  vault: Pick<Vault, 'open'>,
  requestId: string,
  { number, sealed }: { readonly number: number; readonly sealed: string },
): LetterValues => LetterValues.parse(JSON.parse(vault.open(sealed, letterPlace(requestId, number))))
