import { randomUUID } from 'node:crypto'
import type { StepAnswer } from '@milgo/contracts/core/step-fields'
import type { Issue } from '@milgo/domain/answers/issue'
import { newRequest } from '@milgo/domain/status/request-state'
import { steadyWhile } from '@milgo/domain/status/steady-while'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import type { KnownCodes } from '../dictionaries/known-codes.ts'
import { type Decision, decideStep, invalidAnswers, type StepCall, versionOf } from './decide-step.ts'
import { type Facts, factsOfRow } from './facts.ts'
import { getFacts } from './get-facts.ts'
import { toKeep } from './held-answers.ts'
import type { KnownFacts } from './known-facts.ts'
import { insertRequest, type StepToKeep, updateSteps } from './repository.ts'

export type Memory = { readonly facts: KnownFacts; readonly codes: KnownCodes }

/** Others may change the same request at the same time, each change costing this one another try; no page does it so often. */
const mostTries = 10

/**
 * Decides on the facts last seen and writes only while they still hold: one round trip, the look at the session
 * included. Where they do not, the statement brings the facts as they are, and it is decided again. No refusal comes
 * from facts that were not just read.
 */
export const keepStep = async (
  platform: Platform,
  memory: Memory,
  token: TokenClaims,
  call: StepCall,
): Promise<StepAnswer> => {
  let facts = call.does === 'save' ? memory.facts.find(token.sessionId) : undefined
  let isFresh = false
  for (let tries = 0; tries < mostTries; tries++) {
    if (!facts) {
      facts = await getFacts(platform, token)
      isFresh = true
    }
    const decision = await decide(platform, memory, facts, call)
    if (decision.does === 'write') {
      const outcome = await write(platform, token, facts, decision)
      if (outcome.isWritten) {
        memory.facts.keep(token.sessionId, outcome.facts)
        return answer(outcome.facts, decision.issues, call)
      }
      facts = outcome.facts
      isFresh = true
    } else if (isFresh) {
      memory.facts.keep(token.sessionId, facts)
      if (decision.does === 'refuse') throw decision.refusal
      return answer(facts, decision.issues, call)
    } else facts = undefined
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}

/** A code that this process has not seen may have been imported since: it is looked up before it is refused. */
const decide = async (
  { vault }: Platform,
  { codes }: Memory,
  facts: Facts,
  call: StepCall,
): Promise<Decision> => {
  const decision = decideStep(vault, facts, call, await codes.known())
  return hasUnknownCode(decision) ? decideStep(vault, facts, call, await codes.reloaded()) : decision
}

const hasUnknownCode = (decision: Decision): boolean =>
  decision.does === 'refuse'
    ? decision.refusal.items.some(({ code }) => code === 'UNKNOWN_OPTION')
    : decision.issues.some(({ code }) => code === 'UNKNOWN_OPTION')

type Outcome = { readonly isWritten: boolean; readonly facts: Facts }

const write = async (
  platform: Platform,
  token: TokenClaims,
  facts: Facts,
  { answers, changed }: Extract<Decision, { does: 'write' }>,
): Promise<Outcome> => {
  const created = { id: randomUUID(), state: newRequest }
  const { id, state } = facts.request ?? created
  const steps = changed.map(({ id: step, section }) =>
    toKeep(platform.vault, id, section, answers, versionOf(facts, { id: step }) + 1),
  )
  const basis = { stamps: facts.stamps, while: steadyWhile(state, facts) }
  const row = facts.request
    ? await updateSteps(platform, token, basis, steps)
    : await insertRequest(platform, token, basis, created, steps)
  if (!row) throw new AppError('UNAUTHORIZED')
  if (row.written_stamp === null) return { isWritten: false, facts: factsOfRow(row) }
  const request = facts.request ?? { ...created, createdAt: facts.now }
  return { isWritten: true, facts: withSteps({ ...facts, request }, steps, row.written_stamp) }
}

const withSteps = (facts: Facts, steps: readonly StepToKeep[], stamp: string): Facts => ({
  ...facts,
  steps: { ...facts.steps, ...Object.fromEntries(steps.map(({ step, ...held }) => [step, held])) },
  stamps: { ...facts.stamps, request: stamp },
})

const answer = (facts: Facts, issues: readonly Issue[], { step }: StepCall): StepAnswer => {
  if (issues.length > 0) throw invalidAnswers(facts, issues, step)
  return { id: facts.request?.id, version: versionOf(facts, step) }
}
