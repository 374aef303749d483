import type { Answers } from '@milgo/domain/answers/answer'
import type { AppealType } from '@milgo/domain/appeal/appeal'
import type { Language } from '@milgo/messages/languages'
import type { Vault } from '../../platform/crypto/vault.ts'

/** A file as it was sent with an appeal. */
export type AppealFile = {
  readonly fileName: string
  readonly originalName: string
  readonly bytes: number
  readonly sha256: string
}

/** An appeal exactly as it was sent. */
export type SentAppeal = {
  readonly format: 1
  readonly type: AppealType
  readonly language: Language
  readonly answers: Answers
  readonly files: readonly AppealFile[]
}

/** Returns the place that a sealed version is bound to: its request and its number. */
export const appealPlace = (requestId: string, version: number): string => `appeal:${requestId}:${version}`

export const appealDraftPlace = (requestId: string): string => `appeal-draft:${requestId}`

export const sealAppeal = (
  vault: Pick<Vault, 'seal'>,
  requestId: string,
  version: number,
  sent: SentAppeal,
): string => vault.seal(JSON.stringify(sent), appealPlace(requestId, version))

export const openAppeal = (
  vault: Pick<Vault, 'open'>,
  requestId: string,
  { version, sealed }: { readonly version: number; readonly sealed: string },
): SentAppeal => JSON.parse(vault.open(sealed, appealPlace(requestId, version)))

export const sealAppealDraft = (vault: Pick<Vault, 'seal'>, requestId: string, answers: Answers): string =>
  vault.seal(JSON.stringify(answers), appealDraftPlace(requestId))

export const openAppealDraft = (vault: Pick<Vault, 'open'>, requestId: string, sealed: string): Answers =>
  JSON.parse(vault.open(sealed, appealDraftPlace(requestId)))
