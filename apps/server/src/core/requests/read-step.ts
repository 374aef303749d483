import type { DocumentsStep, HeldStep } from '@milgo/contracts/core/step-fields'
import type { Step } from '@milgo/domain/application/steps'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Facts } from './facts.ts'
import { getFacts } from './get-facts.ts'
import type { Memory } from './keep-step.ts'
import { shownDocuments, shownStep } from './shown-step.ts'

type Known = Pick<Memory, 'facts'>

/** What is held of a step. */
export const readStep = async (
  platform: Platform,
  memory: Known,
  token: TokenClaims,
  step: Step,
): Promise<HeldStep> => shownStep(platform, await readFacts(platform, memory, token), step)

/** What is held of the documents, and what is needed. */
export const readDocuments = async (
  platform: Platform,
  memory: Known,
  token: TokenClaims,
): Promise<DocumentsStep> => shownDocuments(platform, await readFacts(platform, memory, token))

/** Who reads a form is about to write in it, so what was read is remembered. */
const readFacts = async (platform: Platform, memory: Known, token: TokenClaims): Promise<Facts> => {
  const facts = await getFacts(platform, token)
  memory.facts.keep(token.sessionId, facts)
  return facts
}
