import type { LetterKind } from '@milgo/domain/result/letter-kind'
import type { Vault } from '../../platform/crypto/vault.ts'

/** What a letter says beside the words of its template and the number of its request, which never changes. */
export type LetterValues = {
  readonly kind: LetterKind
  readonly name: string
  /** The last four digits of the identity number. */
  readonly identityEnding: string
  /** A code of the period's reasons and what staff added, for a refusal. */
  readonly reason: string | null
  readonly note: string | null
  /** Null where no score was computed. */
  readonly total: number | null
  readonly award: number
}

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
): LetterValues => JSON.parse(vault.open(sealed, letterPlace(requestId, number)))
