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
import type { GetOwnCase } from './batched-reads.ts'
import type { SaveSteps } from './batched-saves.ts'
import { type Decision, decideStep, type StepCall } from './decide-step.ts'
import { decideWithCodes } from './decide-with-codes.ts'
import { expectedVersionsOf } from './expected-versions.ts'
import type { RecentCases } from './recent-cases.ts'
import { invalidAnswers, refusedItem } from './refused-items.ts'
import { idOf, type RequestCase, stepVersionOf } from './request-case.ts'
import { insertRequest, type StepToStore } from './saves-repository.ts'
import { shownStep } from './shown-step.ts'
import { stepToStore } from './stored-answers.ts'

/** What the process remembers between calls, and its batched reads and saves. */
export type CachesAndBatches = {
  readonly cases: RecentCases
  readonly codes: KnownCodes
  readonly getOwnCase: GetOwnCase
  readonly saveSteps: SaveSteps
}

/** Each change that another call makes meanwhile costs one more try. No page makes so many. */
export const mostTries = 10

/**
 * Saves or submits a step. A save is decided by the remembered case and written only if its versions are still the
 * same. So a save is one round trip to the database, with the check of the session. If a version has changed, the case
 * is read and the call is decided again. A call is refused only by a case that was just read.
 */
export const saveStep = async (
  platform: Platform,
  shared: CachesAndBatches,
  token: TokenClaims,
  call: StepCall,
): Promise<StepAnswer> => {
  let seen = call.does === 'save' ? shared.cases.find(token.sessionId) : undefined
  for (let tries = 0; tries < mostTries; tries++) {
    const loaded = seen ?? (await shared.getOwnCase(token))
    const decision = await decide(platform, shared, loaded, call)
    if (decision.does === 'write') {
      const written = await write(platform, shared, token, loaded, decision)
      if (written) {
        shared.cases.remember(token.sessionId, written)
        return answer(written, decision.issues, call)
      }
    } else if (loaded !== seen) {
      shared.cases.remember(token.sessionId, loaded)
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
  { codes }: CachesAndBatches,
  loaded: RequestCase,
  call: StepCall,
): Promise<Decision> => {
  const files = await filesFor(platform, loaded, call)
  return decideWithCodes<Decision>(codes, (dictionaries) =>
    decideStep(platform.vault, loaded, call, { ...dictionaries, ...files }),
  )
}

/** Only answers of the documents step name files, so the files are read for this step alone. */
const filesFor = async (
  platform: Platform,
  { student }: RequestCase,
  { step }: StepCall,
): Promise<Pick<EngineContext, 'hasFile'>> =>
  step.id === lastStep.id ? { hasFile: hasFileAmong(await ownFiles(platform, student.id)) } : {}

/** Returns the error 409 with the step as it is stored. */
export const stepChanged = async (
  platform: Platform,
  loaded: RequestCase,
  step: Step,
  beside: { readonly step?: number } = {},
): Promise<AppError> =>
  new AppError('STEP_CHANGED', {
    beside: { ...idOf(loaded), ...beside, newer: await shownStep(platform, loaded, step) },
  })

/**
 * Writes the decision. Returns the case with the written steps; undefined if something changed meanwhile or the session
 * has ended.
 */
const write = async (
  platform: Platform,
  { saveSteps }: CachesAndBatches,
  token: TokenClaims,
  loaded: RequestCase,
  { answers, changed }: Extract<Decision, { does: 'write' }>,
): Promise<RequestCase | undefined> => {
  const { request, student } = loaded
  const requestId = request?.id ?? randomUUID()
  const steps = changed.map((step) =>
    stepToStore(platform.vault, requestId, step.section, answers, stepVersionOf(loaded, step) + 1),
  )
  const expectedVersions = expectedVersionsOf(loaded)
  if (request) {
    const { version } = request
    const isSaved = await saveSteps({ token, requestId, version, expectedVersions, steps })
    return isSaved
      ? { ...loaded, request: { ...request, version: version + 1, steps: withSteps(request.steps, steps) } }
      : undefined
  }
  const created = await insertRequest(
    platform,
    token,
    expectedVersions,
    { id: requestId, state: newRequest },
    steps,
  )
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
