import type { Answers } from '@milgo/domain/answers/answer'
import { withoutFiles } from '@milgo/domain/answers/file-names'
import { shownOf } from '@milgo/domain/answers/visibility'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { correctionIssues } from '@milgo/domain/application/documents/corrections'
import { toDeclareAnew } from '@milgo/domain/application/documents/may-edit'
import { applicationForm } from '@milgo/domain/application/form'
import type { Step } from '@milgo/domain/application/steps'
import { moveRequest } from '@milgo/domain/status/move-request'
import type { RequestState } from '@milgo/domain/status/request-state'
import { AppError } from '../../errors.ts'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { DictionaryFacts } from '../dictionaries/known-codes.ts'
import { hasFileAmong, type OwnFiles } from '../files/own-files.ts'
import { accountAnswersOf } from './application-context.ts'
import { withFurther } from './decide-step.ts'
import { readCall, type SentAnswers } from './read-call.ts'
import { invalidAnswers, placedItem } from './refused-items.ts'
import type { OpenCase } from './request-case.ts'

export type CorrectionsDecision =
  | { readonly does: 'refuse'; readonly refusal: AppError }
  /** Somebody was faster with the documents. */
  | { readonly does: 'show-newer' }
  /** It was sent before, with these very answers. */
  | { readonly does: 'nothing' }
  | {
      readonly does: 'send'
      readonly context: ApplicationContext
      /** What is sent: the answers of all steps, what the account knows, and only files that are there. */
      readonly sent: Answers
      /** The answers as they are to be stored, and the steps that differ. */
      readonly answers: Answers
      readonly changed: readonly Step[]
      readonly state: RequestState
    }

/** What sending a correction comes to: the status table, a new file for every flag, and the declaration given anew. */
export const decideCorrections = (
  vault: Pick<Vault, 'open'>,
  loaded: OpenCase,
  call: SentAnswers,
  dictionaries: DictionaryFacts,
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
    return request.state.status === 'REPAIR_BACK_FROM' && isSame
      ? { does: 'nothing' }
      : refuse(new AppError('REQUEST_READ_ONLY', { items: [{ code: move.refusal }] }))
  }
  const known = { ...dictionaries, hasFile: hasFileAmong(files) }
  const reading = readCall(vault, loaded, { ...call, does: 'save' }, known)
  const { context, issues, answers, changed } = reading
  if (reading.isLate) return { does: 'show-newer' }
  const there = withoutFiles(call.step.section, answers, (name) => !files.has(name))
  const sent = { ...there, ...accountAnswersOf(vault, loaded) }
  const judged = isDeclared(call) ? sent : toDeclareAnew(sent)
  const all = withFurther(issues, correctionIssues(judged, request.flags, sentFiles, context))
  if (all.length === 0) return { does: 'send', context, sent, answers, changed, state: move.request }
  const shown = shownOf(applicationForm, sent, context).answers
  return refuse(invalidAnswers(loaded, all.map(placedItem(shown, context)), call.step))
}

const isDeclared = ({ payload }: SentAnswers): boolean =>
  payload['declaration_correctness_information'] === true

const refuse = (refusal: AppError): CorrectionsDecision => ({ does: 'refuse', refusal })
