import type { Answers } from '@milgo/domain/answers/answer'
import { hiddenIssues } from '@milgo/domain/answers/hidden-issues'
import type { Issue } from '@milgo/domain/answers/issue'
import { validate } from '@milgo/domain/answers/validation'
import { applicationForm } from '@milgo/domain/application/form'
import { lastStep, type Step, stepsFor } from '@milgo/domain/application/steps'
import { newRequest } from '@milgo/domain/status/request-state'
import { findFillRefusal } from '@milgo/domain/status/student-actions'
import { AppError } from '../../errors.ts'
import type { Vault } from '../../platform/crypto/vault.ts'
import { accountAnswersOf, type KnownAround } from './application-context.ts'
import { formOpeningOf } from './form-opening.ts'
import { readCall, type SentAnswers } from './read-call.ts'
import { invalidAnswers, notAsked, refusedItem } from './refused-items.ts'
import type { RequestCase } from './request-case.ts'

/** A save or a submit of one step. */
export type StepCall = SentAnswers & { readonly does: 'save' | 'submit' }

export type Decision =
  | { readonly does: 'refuse'; readonly refusal: AppError }
  /** A newer version of the step is stored, which the page has to show. */
  | { readonly does: 'show-newer' }
  /** All answers are stored already, perhaps by an earlier try of the same call. */
  | { readonly does: 'nothing'; readonly issues: readonly Issue[] }
  | {
      readonly does: 'write'
      readonly issues: readonly Issue[]
      /** The answers of all steps after the call, and the steps that differ. */
      readonly answers: Answers
      readonly changed: readonly Step[]
    }

/** Decides on a call by this case and the rules of the domain alone. */
export const decideStep = (
  vault: Pick<Vault, 'open'>,
  loaded: RequestCase,
  call: StepCall,
  known: KnownAround,
): Decision => {
  const closed = findClosed(loaded, call)
  if (closed) return { does: 'refuse', refusal: closed }

  const { context, changes, issues, answers, changed, isLate } = readCall(vault, loaded, call, known)
  if (isLate) return { does: 'show-newer' }
  if (call.does === 'submit') {
    const { section } = call.step
    const whole = { ...answers, ...accountAnswersOf(vault, loaded) }
    const hidden = hiddenIssues(applicationForm, section, changes, whole, context)
    if (hidden.length > 0)
      return { does: 'refuse', refusal: notAsked(loaded, hidden.map(refusedItem), call.step) }
    const all = withFurther(issues, validate(applicationForm, whole, context, [section.id]))
    if (all.length > 0)
      return { does: 'refuse', refusal: invalidAnswers(loaded, all.map(refusedItem), call.step) }
  }
  if (changed.length === 0 && loaded.request) return { does: 'nothing', issues }
  // The first save creates the request and its step, even if the save has no answers.
  return { does: 'write', issues, answers, changed: changed.length === 0 ? [call.step] : changed }
}

/** Returns the malformed answers, and the issues of questions whose answers are not malformed. */
export const withFurther = (malformed: readonly Issue[], broken: readonly Issue[]): readonly Issue[] => {
  const malformedIds = new Set(malformed.map(({ questionId }) => questionId))
  return [...malformed, ...broken.filter(({ questionId }) => !malformedIds.has(questionId))]
}

/** Returns why no answer of the step may be changed; undefined if the step is open. */
const findClosed = (loaded: RequestCase, { step }: StepCall): AppError | undefined => {
  const circumstances = { now: loaded.now, period: loaded.period }
  const refusal = findFillRefusal(loaded.request?.state ?? newRequest, circumstances)
  // A correction opens only documents, and all documents are in the last step.
  const isCorrection = step.id === lastStep.id && formOpeningOf(loaded).mode === 'FIX'
  if (refusal && !isCorrection) return new AppError('REQUEST_READ_ONLY', { items: [{ code: refusal }] })
  if (!stepsFor(loaded).some(({ id }) => id === step.id)) return new AppError('STEP_NOT_ASKED')
  return loaded.request || step.createsRequest ? undefined : new AppError('NO_REQUEST')
}
