import type { DocumentsStep, SavedStep } from '@milgo/contracts/core/step-fields'
import type { Step } from '@milgo/domain/application/steps'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnCase } from './get-case.ts'
import type { RequestCase } from './request-case.ts'
import type { CachesAndBatches } from './save-step.ts'
import { shownDocuments, shownStep } from './shown-step.ts'

export type Cases = Pick<CachesAndBatches, 'cases'>

/** Returns a step as it is stored. */
export const readStep = async (
  platform: Platform,
  shared: Cases,
  token: TokenClaims,
  step: Step,
): Promise<SavedStep> => shownStep(platform, await getAndRememberCase(platform, shared, token), step)

/** Returns the documents as they are stored, with the list of documents that are needed. */
export const readDocuments = async (
  platform: Platform,
  shared: Cases,
  token: TokenClaims,
): Promise<DocumentsStep> => shownDocuments(platform, await getAndRememberCase(platform, shared, token))

/** Returns the student's case and remembers it, because a student who reads a form is about to save it. */
export const getAndRememberCase = async (
  platform: Platform,
  { cases }: Cases,
  token: TokenClaims,
): Promise<RequestCase> => {
  const loaded = await getOwnCase(platform, token)
  cases.remember(token.sessionId, loaded)
  return loaded
}
