import type { StepAnswer } from '@milgo/contracts/core/step-fields'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { findExpectedAnswers } from '@milgo/domain/period/expected-answers'
import type { Language } from '@milgo/messages/languages'
import { renderRequestSubmitted } from '../../outbox/render-request-submitted.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { ownFiles } from '../files/own-files.ts'
import { type ChangeDecision, changeRequest } from './change-request.ts'
import { decideSubmission, type SentRequest, type SubmissionDecision } from './decide-submission.ts'
import { decideWithCodes } from './decide-with-codes.ts'
import { numberOf, type OpenCase, stepVersionOf } from './request-case.ts'
import { type CachesAndBatches, stepChanged } from './save-step.ts'
import { takeRequestSnapshot } from './take-request-snapshot.ts'

type SubmitCall = SentRequest & { readonly language: Language }

/**
 * Sends a request once. A repeated call, from another tab or from a page that got no answer, finds the request sent and
 * gets the same answer as the first call.
 */
export const submitRequest = (
  platform: Platform,
  { codes }: Pick<CachesAndBatches, 'codes'>,
  token: TokenClaims,
  call: SubmitCall,
): Promise<StepAnswer> =>
  changeRequest<StepAnswer>(platform, { kind: 'student', token }, undefined, (loaded) =>
    decide(platform, codes, loaded, call),
  )

const decide = async (
  platform: Platform,
  codes: CachesAndBatches['codes'],
  loaded: OpenCase,
  call: SubmitCall,
): Promise<ChangeDecision<StepAnswer>> => {
  const { step, language } = call
  const files = await ownFiles(platform, loaded.student.id)
  const decision = await decideWithCodes<SubmissionDecision>(codes, (dictionaries) =>
    decideSubmission(platform.vault, loaded, call, dictionaries, files),
  )
  const answerWith = (version: number): StepAnswer => ({ id: loaded.request.id, version })
  const version = stepVersionOf(loaded, step)
  switch (decision.does) {
    case 'refuse':
      return decision
    case 'show-newer': {
      const refusal = await stepChanged(platform, loaded, decision.step, { step: decision.step.number })
      return { does: 'refuse', refusal }
    }
    case 'nothing':
      return { does: 'answer', answer: answerWith(version) }
    case 'send': {
      const { state, answers, changed } = decision
      const snapshot = await takeRequestSnapshot(platform, loaded, decision, files, language)
      const isStepChanged = changed.some(({ id }) => id === step.id)
      return {
        does: 'change',
        answer: answerWith(isStepChanged ? version + 1 : version),
        change: {
          event: 'SUBMIT',
          state,
          answers: { after: answers, changed },
          snapshot,
          retains: fileNamesOf(snapshot),
          messages: messagesOf(loaded, language),
        },
      }
    }
  }
}

const fileNamesOf = ({ documents }: Snapshot): readonly string[] => [
  ...new Set(documents.map(({ fileName }) => fileName)),
]

const messagesOf = (loaded: OpenCase, language: Language) =>
  renderRequestSubmitted(language, {
    ...loaded.student,
    requestId: loaded.request.id,
    number: numberOf(loaded),
    submittedAt: loaded.now,
    expectedAnswers: findExpectedAnswers(loaded.period, loaded.now),
  })
