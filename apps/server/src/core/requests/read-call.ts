import type { Answers } from '@milgo/domain/answers/answer'
import { hasDifference } from '@milgo/domain/answers/difference'
import type { Changes } from '@milgo/domain/answers/draft'
import { withoutLocked } from '@milgo/domain/answers/editable'
import { applyChanges } from '@milgo/domain/answers/effects'
import { withoutHiddenAnswers } from '@milgo/domain/answers/hidden-answer'
import type { Issue } from '@milgo/domain/answers/issue'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { allowedChanges } from '@milgo/domain/application/documents/may-edit'
import { applicationBehaviour, applicationForm } from '@milgo/domain/application/form'
import { type Step, steps } from '@milgo/domain/application/steps'
import type { Vault } from '../../platform/crypto/vault.ts'
import { contextOf, type KnownAround } from './application-context.ts'
import { formOpeningOf } from './form-opening.ts'
import { type RequestCase, wasStepChanged } from './request-case.ts'
import { storedAnswers } from './stored-answers.ts'

/** The answers of one step as a page sends them, to be saved or submitted. */
export type SentAnswers = {
  /** Answers to hidden questions are removed only from a submit. */
  readonly does?: 'save' | 'submit'
  readonly step: Step
  /** The version of the step that the answers started from. */
  readonly version: number
  readonly payload: Payload
}

export type CallReading = {
  readonly context: ApplicationContext
  readonly changes: Changes
  /** The malformed answers. */
  readonly issues: readonly Issue[]
  /** The answers of all steps after the call, and the steps that differ. */
  readonly answers: Answers
  readonly changed: readonly Step[]
  /** The step was changed meanwhile, and the call would change answers that its page has not seen. */
  readonly isLate: boolean
}

/** Returns what a call would change in the stored answers. */
export const readCall = (
  vault: Pick<Vault, 'open'>,
  loaded: RequestCase,
  { step, version, payload, does }: SentAnswers,
  known: KnownAround,
): CallReading => {
  const context = contextOf(loaded, known)
  const stored = storedAnswers(vault, loaded)
  const section = withoutLocked(step.section, context.locked)
  const { changes: sent, issues } = readPayload(applicationForm, section, payload, context, stored)
  // A save drops changes that the form does not allow now. A submit is checked as a whole: without those changes, it
  // could wrongly look the same as the stored answers.
  const read = does === 'save' ? allowedChanges(stored, sent, formOpeningOf(loaded), context) : sent
  const after = (changes: Changes) => applyChanges(applicationBehaviour, stored, changes)
  const changes = does === 'submit' ? withoutHiddenAnswers(applicationForm, read, after(read), context) : read
  const answers = after(changes)
  const changed = steps.filter(({ section }) => hasDifference(section, stored, answers))
  const isLate = changed.length > 0 && wasStepChanged(loaded, step, version)
  return { context, changes, issues, answers, changed, isLate }
}
