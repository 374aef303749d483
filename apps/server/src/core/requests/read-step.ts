import type { Step } from '@milgo/domain/application/steps'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getFacts } from './get-facts.ts'
import { heldStep } from './held-step.ts'
import type { Memory } from './keep-step.ts'

/** What is held of a step. Who reads a form is about to write in it, so what was read is remembered. */
export const readStep = async (
  platform: Platform,
  memory: Pick<Memory, 'facts'>,
  token: TokenClaims,
  step: Step,
) => {
  const facts = await getFacts(platform, token)
  memory.facts.keep(token.sessionId, facts)
  return heldStep(platform.vault, facts, step)
}
