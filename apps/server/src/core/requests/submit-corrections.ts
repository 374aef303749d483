import type { StepAnswer } from '@milgo/contracts/core/step-fields'
import { newFilesIn } from '@milgo/domain/application/documents/corrections'
import type { Language } from '@milgo/messages/languages'
import { renderCorrectionNews } from '../../outbox/render-correction-news.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { ownFiles } from '../files/own-files.ts'
import { type ChangeDecision, changeRequest } from './change-request.ts'
import { type CorrectionsDecision, decideCorrections } from './decide-corrections.ts'
import { decideWithCodes } from './decide-with-codes.ts'
import { lastSentOf } from './last-sent.ts'
import type { SentAnswers } from './read-call.ts'
import { numberOf, type OpenCase, stepVersionOf } from './request-case.ts'
import { type CachesAndBatches, stepChanged } from './save-step.ts'
import { takeRequestSnapshot } from './take-request-snapshot.ts'

type CorrectionsCall = SentAnswers & { readonly language: Language }

/**
 * Sends the one correction of a returned request. Takes the next snapshot and sends a receipt that names the new files.
 */
export const submitCorrections = (
  platform: Platform,
  { codes }: Pick<CachesAndBatches, 'codes'>,
  token: TokenClaims,
  call: CorrectionsCall,
): Promise<StepAnswer> =>
  changeRequest<StepAnswer>(platform, { kind: 'student', token }, undefined, (loaded) =>
    decide(platform, codes, loaded, call),
  )

const decide = async (
  platform: Platform,
  codes: CachesAndBatches['codes'],
  loaded: OpenCase,
  call: CorrectionsCall,
): Promise<ChangeDecision<StepAnswer>> => {
  const { step, language } = call
  const { request, now, student } = loaded
  const files = await ownFiles(platform, student.id)
  const before = await lastSentOf(platform, loaded)
  const decision = await decideWithCodes<CorrectionsDecision>(codes, (dictionaries) =>
    decideCorrections(platform.vault, loaded, call, dictionaries, files, before.files),
  )
  const version = stepVersionOf(loaded, step)
  switch (decision.does) {
    case 'refuse':
      return decision
    case 'show-newer':
      return { does: 'refuse', refusal: await stepChanged(platform, loaded, step) }
    case 'nothing':
      return { does: 'answer', answer: { id: request.id, version } }
    case 'send': {
      const { state, answers, changed, sent, context } = decision
      const snapshot = await takeRequestSnapshot(platform, loaded, decision, files, language)
      const corrected = new Set(
        newFilesIn(sent, request.flags, before.files, context).map(({ value }) => value),
      )
      const message = {
        cause: `corrections-received:${request.id}:${request.snapshots + 1}`,
        guide: state.status,
        number: numberOf(loaded),
        email: student.email,
        phone: student.phone,
        moment: now,
        files: snapshot.documents.filter(({ fileName }) => corrected.has(fileName)),
      }
      return {
        does: 'change',
        answer: { id: request.id, version: changed.some(({ id }) => id === step.id) ? version + 1 : version },
        change: {
          event: 'SUBMIT_CORRECTIONS',
          state,
          answers: { after: answers, changed },
          snapshot,
          resolvesFlags: true,
          retains: [...new Set(snapshot.documents.map(({ fileName }) => fileName))],
          messages: renderCorrectionNews(language, 'received', message),
        },
      }
    }
  }
}
