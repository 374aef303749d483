import { randomUUID } from 'node:crypto'
import type { StepAnswer } from '@milgo/contracts/core/step-fields'
import type { Issue } from '@milgo/domain/answers/issue'
import type { EngineContext } from '@milgo/domain/answers/read-answer'
import type { Step } from '@milgo/domain/application/steps'
import { newRequest } from '@milgo/domain/status/request-state'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import type { KnownCodes } from '../dictionaries/known-codes.ts'
import { hasFileAmong, ownFiles } from '../files/own-files.ts'
import { decideKnowing } from './decide-knowing.ts'
import { type Decision, decideStep, type StepCall } from './decide-step.ts'
import { type Facts, idOf, versionOf } from './facts.ts'
import { getFacts } from './get-facts.ts'
import { toKeep } from './held-answers.ts'
import type { KnownFacts } from './known-facts.ts'
import { invalidAnswers, refusedItem } from './refused-items.ts'
import type { SaveSteps } from './saves-together.ts'
import { shownStep } from './shown-step.ts'
import { insertRequest, type StepToKeep } from './steps-repository.ts'

export type Memory = {
  readonly facts: KnownFacts
  readonly codes: KnownCodes
  readonly saveSteps: SaveSteps
}

/** Others may change the same request at the same time, each change costing this one another try; no page does it so often. */
export const mostTries = 10

/**
 * Decides on the facts last seen and writes only while they still hold: one round trip, the look at the session
 * included. Where they do not, they are read and it is decided again. No refusal comes from facts that were not just
 * read.
 */
export const keepStep = async (
  platform: Platform,
  memory: Memory,
  token: TokenClaims,
  call: StepCall,
): Promise<StepAnswer> => {
  let known = call.does === 'save' ? memory.facts.find(token.sessionId) : undefined
  for (let tries = 0; tries < mostTries; tries++) {
    const facts = known ?? (await getFacts(platform, token))
    const decision = await decide(platform, memory, facts, call)
    if (decision.does === 'write') {
      const written = await write(platform, memory, token, facts, decision)
      if (written) {
        memory.facts.keep(token.sessionId, written)
        return answer(written, decision.issues, call)
      }
    } else if (facts !== known) {
      memory.facts.keep(token.sessionId, facts)
      if (decision.does === 'refuse') throw decision.refusal
      if (decision.does === 'show-newer') throw await stepChanged(platform, facts, call.step)
      return answer(facts, decision.issues, call)
    }
    known = undefined
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}

const decide = async (
  platform: Platform,
  { codes }: Memory,
  facts: Facts,
  call: StepCall,
): Promise<Decision> => {
  const files = await filesFor(platform, facts, call)
  return decideKnowing<Decision>(codes, (dictionaries) =>
    decideStep(platform.vault, facts, call, { ...dictionaries, ...files }),
  )
}

/** Only the documents name files. */
const filesFor = async (
  platform: Platform,
  { student }: Facts,
  { step }: StepCall,
): Promise<Pick<EngineContext, 'hasFile'>> =>
  step.id === 'documents' ? { hasFile: hasFileAmong(await ownFiles(platform, student.id)) } : {}

/** 409, with the step as it is held. */
export const stepChanged = async (
  platform: Platform,
  facts: Facts,
  step: Step,
  beside: { readonly step?: number } = {},
): Promise<AppError> =>
  new AppError('STEP_CHANGED', {
    beside: { ...idOf(facts), ...beside, newer: await shownStep(platform, facts, step) },
  })

/** The facts as they are once it is written; undefined where they have changed since, or the session has ended. */
const write = async (
  platform: Platform,
  { saveSteps }: Memory,
  token: TokenClaims,
  facts: Facts,
  { answers, changed }: Extract<Decision, { does: 'write' }>,
): Promise<Facts | undefined> => {
  const id = facts.request?.id ?? randomUUID()
  const steps = changed.map((step) =>
    toKeep(platform.vault, id, step.section, answers, versionOf(facts, step) + 1),
  )
  if (!facts.request) {
    const created = await insertRequest(platform, token, facts, { id, state: newRequest }, steps)
    if (!created) return undefined
    const { stamp, number } = created
    const request = { id, number, state: newRequest, createdAt: facts.now, confirmedAt: null }
    return withSteps({ ...facts, request }, steps, stamp)
  }
  const stamp = await saveSteps({ token, basis: facts, steps })
  return stamp === undefined ? undefined : withSteps(facts, steps, stamp)
}

const withSteps = (facts: Facts, steps: readonly StepToKeep[], stamp: string): Facts => ({
  ...facts,
  steps: { ...facts.steps, ...Object.fromEntries(steps.map(({ step, ...held }) => [step, held])) },
  stamps: { ...facts.stamps, request: stamp },
})

const answer = (facts: Facts, issues: readonly Issue[], { step }: StepCall): StepAnswer => {
  if (issues.length > 0) throw invalidAnswers(facts, issues.map(refusedItem), step)
  return { ...idOf(facts), version: versionOf(facts, step) }
}
