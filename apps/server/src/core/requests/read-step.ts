import type { DocumentsStep, SavedStep } from '@milgo/contracts/core/step-fields'
import type { Step } from '@milgo/domain/application/steps'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnCase } from './get-case.ts'
import type { RequestCase } from './request-case.ts'
import type { Memory } from './save-step.ts'
import { shownDocuments, shownStep } from './shown-step.ts'

export type Cases = Pick<Memory, 'cases'>

/** What is stored of a step. */
export const readStep = async (
  platform: Platform,
  memory: Cases,
  token: TokenClaims,
  step: Step,
): Promise<SavedStep> => shownStep(platform, await readCase(platform, memory, token), step)

/** What is stored of the documents, and what is needed. */
export const readDocuments = async (
  platform: Platform,
  memory: Cases,
  token: TokenClaims,
): Promise<DocumentsStep> => shownDocuments(platform, await readCase(platform, memory, token))

/** Who reads a form is about to write in it, so the case is remembered. */
export const readCase = async (
  platform: Platform,
  { cases }: Cases,
  token: TokenClaims,
): Promise<RequestCase> => {
  const loaded = await getOwnCase(platform, token)
  cases.keep(token.sessionId, loaded)
  return loaded
}
