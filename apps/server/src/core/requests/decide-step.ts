import type { Answers } from '@milgo/domain/answers/answer'
import { hasDifference } from '@milgo/domain/answers/difference'
import { withoutLocked } from '@milgo/domain/answers/editable'
import { applyChanges } from '@milgo/domain/answers/effects'
import { hiddenIssues } from '@milgo/domain/answers/hidden-issues'
import type { Issue } from '@milgo/domain/answers/issue'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import type { Knows } from '@milgo/domain/answers/read-answer'
import { validate } from '@milgo/domain/answers/validation'
import { applicationBehaviour, applicationForm } from '@milgo/domain/application/form'
import { type Step, steps, stepsFor } from '@milgo/domain/application/steps'
import { newRequest } from '@milgo/domain/status/request-state'
import { findFillRefusal } from '@milgo/domain/status/student-actions'
import { AppError } from '../../errors.ts'
import type { Vault } from '../../platform/crypto/vault.ts'
import { accountAnswersOf, contextOf } from './application-context.ts'
import type { Facts } from './facts.ts'
import { heldAnswers } from './held-answers.ts'
import { heldStep } from './held-step.ts'
import { labelParams, refusedItem } from './refused-items.ts'

/** A save or a submit of one step. */
export type StepCall = {
  readonly does: 'save' | 'submit'
  readonly step: Step
  /** The version that its answers started from. */
  readonly version: number
  readonly payload: Payload
}

export type Decision =
  | { readonly does: 'refuse'; readonly refusal: AppError }
  /** Everything is held already, be it because an earlier try of the same call arrived. */
  | { readonly does: 'hold'; readonly issues: readonly Issue[] }
  | {
      readonly does: 'write'
      readonly issues: readonly Issue[]
      /** The answers of all steps after the call, and the steps that differ. */
      readonly answers: Answers
      readonly changed: readonly Step[]
    }

/** What a call comes to, by these facts and the rules of the domain alone. */
export const decideStep = (
  vault: Pick<Vault, 'open'>,
  facts: Facts,
  call: StepCall,
  knows: Knows,
): Decision => {
  const closed = findClosed(facts, call)
  if (closed) return { does: 'refuse', refusal: closed }

  const { section } = call.step
  const context = contextOf(facts, knows)
  const held = heldAnswers(vault, facts)
  const reading = readPayload(applicationForm, section, call.payload, context, held)
  const issues = reading.issues.filter(({ questionId }) => !context.locked.has(questionId))
  const changes = withoutLocked(reading.changes, context.locked)
  const answers = applyChanges(applicationBehaviour, held, changes)
  const changed = steps.filter(({ section: one }) => hasDifference(one, held, answers))

  if (changed.length > 0 && call.version !== versionOf(facts, call.step)) {
    return refuse('STEP_CHANGED', { beside: { ...idOf(facts), newer: heldStep(vault, facts, call.step) } })
  }
  if (call.does === 'submit') {
    const whole = { ...answers, ...accountAnswersOf(vault, facts) }
    const hidden = hiddenIssues(applicationForm, section, changes, whole, context)
    if (hidden.length > 0) return refuse('INVALID_FIELDS', { items: hidden.map(refusedItem) })
    const blamed = new Set(issues.map(({ questionId }) => questionId))
    const broken = validate(applicationForm, whole, context, [section.id])
    const all = [...issues, ...broken.filter(({ questionId }) => !blamed.has(questionId))]
    if (all.length > 0) return { does: 'refuse', refusal: invalidAnswers(facts, all, call.step) }
  }
  if (changed.length === 0 && facts.request) return { does: 'hold', issues }
  // The first save makes the request, and its step, whatever it carries.
  return { does: 'write', issues, answers, changed: changed.length === 0 ? [call.step] : changed }
}

/** Why nothing of the step can be changed at all. */
const findClosed = (facts: Facts, { step }: StepCall): AppError | undefined => {
  const circumstances = { now: facts.now, period: facts.period, reason: null }
  const refusal = findFillRefusal(facts.request?.state ?? newRequest, circumstances)
  if (refusal) return new AppError('REQUEST_READ_ONLY', { items: [{ code: refusal }] })
  if (!stepsFor(facts).some(({ id }) => id === step.id)) return new AppError('STEP_NOT_ASKED')
  return facts.request || step.number === 1 ? undefined : new AppError('NO_REQUEST')
}

const refuse = (...refusal: ConstructorParameters<typeof AppError>): Decision => ({
  does: 'refuse',
  refusal: new AppError(...refusal),
})

/** 250: what the student can mend, beside what is held now. */
export const invalidAnswers = (facts: Facts, issues: readonly Issue[], step: Step): AppError =>
  new AppError('INVALID_ANSWERS', {
    items: issues.map(refusedItem),
    labelParams: labelParams(facts),
    beside: { ...idOf(facts), version: versionOf(facts, step) },
  })

const idOf = ({ request }: Facts): { readonly id?: string } => (request ? { id: request.id } : {})

export const versionOf = ({ steps: held }: Facts, { id }: Pick<Step, 'id'>): number => held[id]?.version ?? 0
