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
import type { DictionaryFacts } from '../dictionaries/known-codes.ts'
import { hasFileAmong, type OwnFiles } from '../files/own-files.ts'
import { accountAnswersOf } from './application-context.ts'
import { withFurther } from './decide-step.ts'
import { type CallReading, readCall, type SentAnswers } from './read-call.ts'
import { invalidAnswers, notAsked, placedItem } from './refused-items.ts'
import { type OpenCase, stepVersionOf } from './request-case.ts'

export type SentRequest = SentAnswers & {
  /** The versions of the other steps that the student has looked over; one that is not named is not compared. */
  readonly seen?: Partial<Record<StepId, number | undefined>> | undefined
}

export type Submission = {
  readonly context: ApplicationContext
  /** What is sent: the answers of all steps, what the account knows, and only files that are there. */
  readonly sent: Answers
  /** The answers as they are to be stored, and the steps that differ. */
  readonly answers: Answers
  readonly changed: readonly Step[]
  readonly state: RequestState
}

export type SubmissionDecision =
  | { readonly does: 'refuse'; readonly refusal: AppError }
  /** Somebody was faster with that step: what would be sent is not what was looked over. */
  | { readonly does: 'show-newer'; readonly step: Step }
  /** It was sent before, with these very answers. */
  | { readonly does: 'nothing' }
  | ({ readonly does: 'send' } & Submission)

/** What sending the request comes to: every rule of every step, and the status table. */
export const decideSubmission = (
  vault: Pick<Vault, 'open'>,
  loaded: OpenCase,
  call: SentRequest,
  dictionaries: DictionaryFacts,
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
  const unseen = steps.find(
    (one) => (seen?.[one.id] ?? stepVersionOf(loaded, one)) !== stepVersionOf(loaded, one),
  )
  if (unseen) return { does: 'show-newer', step: unseen }

  // A draft may still name a file that was deleted: nobody has it, so that it is missing.
  const there = withoutFiles(step.section, answers, (name) => !files.has(name))
  const sent = { ...there, ...accountAnswersOf(vault, loaded) }
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

/** What was sent is compared by the names of its files: one may be closed since, and one that is named was replaced. */
const anyFile = () => true

/** What cannot be read changes nothing, and yet is not what was sent. */
const isSame = ({ changed, issues }: CallReading): boolean => changed.length === 0 && issues.length === 0

const refuse = (refusal: AppError): SubmissionDecision => ({ does: 'refuse', refusal })
