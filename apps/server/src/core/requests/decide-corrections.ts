import type { Answers } from '@milgo/domain/answers/answer'
import { withoutFiles } from '@milgo/domain/answers/file-names'
import { shownOf } from '@milgo/domain/answers/visibility'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { correctionIssues } from '@milgo/domain/application/documents/corrections'
import { withoutDeclaration } from '@milgo/domain/application/documents/may-edit'
import { applicationForm } from '@milgo/domain/application/form'
import type { Step } from '@milgo/domain/application/steps'
import { isCorrectionSent } from '@milgo/domain/status/correction-end'
import { moveRequest } from '@milgo/domain/status/move-request'
import type { RequestState } from '@milgo/domain/status/request-state'
import { AppError } from '../../errors.ts'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { DictionaryContext } from '../dictionaries/known-codes.ts'
import { hasFileAmong, type OwnFiles } from '../files/own-files.ts'
import { accountAnswersOf } from './application-context.ts'
import { withFurther } from './decide-step.ts'
import { readCall, type SentAnswers } from './read-call.ts'
import { invalidAnswers, placedItem } from './refused-items.ts'
import type { OpenCase } from './request-case.ts'

export type CorrectionsDecision =
  | { readonly does: 'refuse'; readonly refusal: AppError }
  /** The documents were changed in another tab or session meanwhile. */
  | { readonly does: 'show-newer' }
  /** The correction was sent before, with the same answers. */
  | { readonly does: 'nothing' }
  | {
      readonly does: 'send'
      readonly context: ApplicationContext
      /** The answers to send: those of all steps and of the account, with only the files that exist. */
      readonly sent: Answers
      /** The answers to store, and the steps that differ. */
      readonly answers: Answers
      readonly changed: readonly Step[]
      readonly state: RequestState
    }

/**
 * Decides on sending a correction: the status table must allow it, every flag needs a new file, and the declaration
 * must be given again.
 */
export const decideCorrections = (
  vault: Pick<Vault, 'open'>,
  loaded: OpenCase,
  call: SentAnswers,
  dictionaries: DictionaryContext,
  files: OwnFiles,
  sentFiles: ReadonlySet<string>,
): CorrectionsDecision => {
  const { request, now, period, student } = loaded
  const actor = { role: 'STUDENT', id: student.id } as const
  const move = moveRequest(request.state, 'SUBMIT_CORRECTIONS', actor, { now, period })
  if (!move.isAllowed) {
    const again = readCall(
      vault,
      loaded,
      { ...call, does: 'submit' },
      { ...dictionaries, hasFile: () => true },
    )
    const isSame = again.changed.length === 0 && again.issues.length === 0
    return isCorrectionSent(request.state) && request.state.appeal === 'NONE' && isSame
      ? { does: 'nothing' }
      : refuse(new AppError('REQUEST_READ_ONLY', { items: [{ code: move.refusal }] }))
  }
  const known = { ...dictionaries, hasFile: hasFileAmong(files) }
  const reading = readCall(vault, loaded, { ...call, does: 'save' }, known)
  const { context, issues, answers, changed } = reading
  if (reading.isLate) return { does: 'show-newer' }
  const withExistingFiles = withoutFiles(call.step.section, answers, (name) => !files.has(name))
  const sent = { ...withExistingFiles, ...accountAnswersOf(vault, loaded) }
  const judged = isDeclared(call) ? sent : withoutDeclaration(sent)
  const all = withFurther(issues, correctionIssues(judged, request.flags, sentFiles, context))
  if (all.length === 0) return { does: 'send', context, sent, answers, changed, state: move.request }
  const shown = shownOf(applicationForm, sent, context).answers
  return refuse(invalidAnswers(loaded, all.map(placedItem(shown, context)), call.step))
}

const isDeclared = ({ payload }: SentAnswers): boolean =>
  payload['declaration_correctness_information'] === true

const refuse = (refusal: AppError): CorrectionsDecision => ({ does: 'refuse', refusal })
