import { randomUUID } from 'node:crypto'
import type { StepAnswer } from '@milgo/contracts/core/step-fields'
import type { Issue } from '@milgo/domain/answers/issue'
import type { EngineContext } from '@milgo/domain/answers/kinds/kind'
import { lastStep, type Step } from '@milgo/domain/application/steps'
import { newRequest } from '@milgo/domain/status/request-state'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import type { KnownCodes } from '../dictionaries/known-codes.ts'
import { hasFileAmong, ownFiles } from '../files/own-files.ts'
import type { SaveSteps } from './batched-saves.ts'
import { type Decision, decideStep, type StepCall } from './decide-step.ts'
import { decideWithCodes } from './decide-with-codes.ts'
import { decidedOnOf } from './decided-on.ts'
import { getOwnCase } from './get-case.ts'
import type { RecentCases } from './recent-cases.ts'
import { invalidAnswers, refusedItem } from './refused-items.ts'
import { idOf, type RequestCase, stepVersionOf } from './request-case.ts'
import { insertRequest, type StepToStore } from './saves-repository.ts'
import { shownStep } from './shown-step.ts'
import { stepToStore } from './stored-answers.ts'

/** What a process remembers between calls. */
export type Memory = {
  readonly cases: RecentCases
  readonly codes: KnownCodes
  readonly saveSteps: SaveSteps
}

/** Each change by another costs one more try; no page makes so many. */
export const mostTries = 10

/**
 * Decides on the case last seen and writes only while its versions are still the same: one round trip, the look at the
 * session included. Where they are not, the case is read and it is decided again. No refusal comes from a case that was
 * not just read.
 */
export const saveStep = async (
  platform: Platform,
  memory: Memory,
  token: TokenClaims,
  call: StepCall,
): Promise<StepAnswer> => {
  let seen = call.does === 'save' ? memory.cases.find(token.sessionId) : undefined
  for (let tries = 0; tries < mostTries; tries++) {
    const loaded = seen ?? (await getOwnCase(platform, token))
    const decision = await decide(platform, memory, loaded, call)
    if (decision.does === 'write') {
      const written = await write(platform, memory, token, loaded, decision)
      if (written) {
        memory.cases.keep(token.sessionId, written)
        return answer(written, decision.issues, call)
      }
    } else if (loaded !== seen) {
      memory.cases.keep(token.sessionId, loaded)
      if (decision.does === 'refuse') throw decision.refusal
      if (decision.does === 'show-newer') throw await stepChanged(platform, loaded, call.step)
      return answer(loaded, decision.issues, call)
    }
    seen = undefined
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}

const decide = async (
  platform: Platform,
  { codes }: Memory,
  loaded: RequestCase,
  call: StepCall,
): Promise<Decision> => {
  const files = await filesFor(platform, loaded, call)
  return decideWithCodes<Decision>(codes, (dictionaries) =>
    decideStep(platform.vault, loaded, call, { ...dictionaries, ...files }),
  )
}

/** Only the documents name files. */
const filesFor = async (
  platform: Platform,
  { student }: RequestCase,
  { step }: StepCall,
): Promise<Pick<EngineContext, 'hasFile'>> =>
  step.id === lastStep.id ? { hasFile: hasFileAmong(await ownFiles(platform, student.id)) } : {}

/** 409, with the step as it is stored. */
export const stepChanged = async (
  platform: Platform,
  loaded: RequestCase,
  step: Step,
  beside: { readonly step?: number } = {},
): Promise<AppError> =>
  new AppError('STEP_CHANGED', {
    beside: { ...idOf(loaded), ...beside, newer: await shownStep(platform, loaded, step) },
  })

/** The case as it is once it is written; undefined where something has changed since, or the session has ended. */
const write = async (
  platform: Platform,
  { saveSteps }: Memory,
  token: TokenClaims,
  loaded: RequestCase,
  { answers, changed }: Extract<Decision, { does: 'write' }>,
): Promise<RequestCase | undefined> => {
  const { request, student } = loaded
  const requestId = request?.id ?? randomUUID()
  const steps = changed.map((step) =>
    stepToStore(platform.vault, requestId, step.section, answers, stepVersionOf(loaded, step) + 1),
  )
  const decidedOn = decidedOnOf(loaded)
  if (request) {
    const { version } = request
    const isSaved = await saveSteps({ token, requestId, version, decidedOn, steps })
    return isSaved
      ? { ...loaded, request: { ...request, version: version + 1, steps: withSteps(request.steps, steps) } }
      : undefined
  }
  const created = await insertRequest(platform, token, decidedOn, { id: requestId, state: newRequest }, steps)
  if (!created) return undefined
  const begun = {
    version: 0,
    state: newRequest,
    flags: [],
    snapshots: 0,
    work: null,
    ledger: null,
    submittedAt: null,
    confirmedAt: null,
  }
  return {
    ...loaded,
    request: {
      id: requestId,
      studentId: student.id,
      createdAt: loaded.now,
      steps: withSteps({}, steps),
      ...begun,
      ...created,
    },
  }
}

type Steps = NonNullable<RequestCase['request']>['steps']

const withSteps = (before: Steps, stored: readonly StepToStore[]): Steps => ({
  ...before,
  ...Object.fromEntries(stored.map(({ step, ...row }) => [step, row])),
})

const answer = (loaded: RequestCase, issues: readonly Issue[], { step }: StepCall): StepAnswer => {
  if (issues.length > 0) throw invalidAnswers(loaded, issues.map(refusedItem), step)
  return { ...idOf(loaded), version: stepVersionOf(loaded, step) }
}
