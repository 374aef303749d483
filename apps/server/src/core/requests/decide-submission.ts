import type { Answers } from '@milgo/domain/answers/answer'
import { withoutFiles } from '@milgo/domain/answers/file-names'
import { hiddenIssues } from '@milgo/domain/answers/hidden-issues'
import type { Issue } from '@milgo/domain/answers/issue'
import { validate } from '@milgo/domain/answers/validation'
import { shownOf } from '@milgo/domain/answers/visibility'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { type Step, type StepId, steps } from '@milgo/domain/application/steps'
import { moveRequest } from '@milgo/domain/status/move-request'
import type { RequestState } from '@milgo/domain/status/request-state'
import { wasSubmitted } from '@milgo/domain/status/was-submitted'
import { AppError } from '../../errors.ts'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { DictionaryContext } from '../dictionaries/known-codes.ts'
import { hasFileAmong, type OwnFiles } from '../files/own-files.ts'
import { accountAnswersOf } from './application-context.ts'
import { withFurther } from './decide-step.ts'
import { type CallReading, readCall, type SentAnswers } from './read-call.ts'
import { invalidAnswers, notAsked, placedItem } from './refused-items.ts'
import { type OpenCase, wasStepChanged } from './request-case.ts'

export type SentRequest = SentAnswers & {
  /** The versions of the other steps that the student has seen. A step that is absent is not compared. */
  readonly seen?: Partial<Record<StepId, number | undefined>> | undefined
}

export type Submission = {
  readonly context: ApplicationContext
  /** The answers to send: those of all steps and of the account, with only the files that exist. */
  readonly sent: Answers
  /** The answers to store, and the steps that differ. */
  readonly answers: Answers
  readonly changed: readonly Step[]
  readonly state: RequestState
}

export type SubmissionDecision =
  | { readonly does: 'refuse'; readonly refusal: AppError }
  /** The step was changed in another tab or session, so the student has not seen the answers that would be sent. */
  | { readonly does: 'show-newer'; readonly step: Step }
  /** The request was sent before, with the same answers. */
  | { readonly does: 'nothing' }
  | ({ readonly does: 'send' } & Submission)

/** Decides on sending the request, by every rule of every step and by the status table. */
export const decideSubmission = (
  vault: Pick<Vault, 'open'>,
  loaded: OpenCase,
  call: SentRequest,
  dictionaries: DictionaryContext,
  files: OwnFiles,
): SubmissionDecision => {
  const { request, now, period } = loaded
  if (
    wasSubmitted(request.state.status) &&
    isSame(readCall(vault, loaded, call, { ...dictionaries, hasFile: anyFile }))
  )
    return { does: 'nothing' }
  const reading = readCall(vault, loaded, call, { ...dictionaries, hasFile: hasFileAmong(files) })
  const { context, changes, issues, answers, changed } = reading
  const move = moveRequest(
    request.state,
    'SUBMIT',
    { role: 'STUDENT', id: loaded.student.id },
    { now, period },
  )
  if (!move.isAllowed) return refuse(new AppError('REQUEST_READ_ONLY', { items: [{ code: move.refusal }] }))
  const { step, seen } = call
  if (reading.isLate) return { does: 'show-newer', step }
  const unseen = steps.find((one) => {
    const versionRead = seen?.[one.id]
    return versionRead !== undefined && wasStepChanged(loaded, one, versionRead)
  })
  if (unseen) return { does: 'show-newer', step: unseen }

  // A draft may still name a file that was deleted. Such a file is removed from the answers, so that it counts as
  // missing.
  const withExistingFiles = withoutFiles(step.section, answers, (name) => !files.has(name))
  const sent = { ...withExistingFiles, ...accountAnswersOf(vault, loaded) }
  const placed = (wrong: readonly Issue[]) =>
    wrong
      .map(placedItem(shownOf(applicationForm, sent, context).answers, context))
      .sort((one, other) => one.step - other.step)
  const hidden = hiddenIssues(applicationForm, step.section, changes, sent, context)
  if (hidden.length > 0) return refuse(notAsked(loaded, placed(hidden), step))
  const all = withFurther(issues, validate(applicationForm, sent, context))
  if (all.length > 0) return refuse(invalidAnswers(loaded, placed(all), step))
  return { does: 'send', context, sent, answers, changed, state: move.request }
}

/**
 * For comparing a repeated call with the request as it was sent. Only names of files are compared, because a file may
 * be closed to the student since the sending, and a replaced file has another name.
 */
const anyFile = () => true

/**
 * Returns whether the call has the stored answers. A malformed answer changes nothing, but differs from what was sent.
 */
const isSame = ({ changed, issues }: CallReading): boolean => changed.length === 0 && issues.length === 0

const refuse = (refusal: AppError): SubmissionDecision => ({ does: 'refuse', refusal })
