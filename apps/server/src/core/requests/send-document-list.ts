import { neededDocuments } from '@milgo/domain/application/documents/registry'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import { queuedMessage } from '../../outbox/queued-message.ts'
import { renderDocumentList } from '../../outbox/render-document-list.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountAnswersOf, contextOf } from './application-context.ts'
import { numberOf } from './facts.ts'
import { getFacts } from './get-facts.ts'
import { heldAnswers } from './held-answers.ts'
import { queueWithin } from './sending-repository.ts'
import { wordingOf } from './wording-of.ts'

/** Mails a student the documents that their answers ask for, once an hour. */
export const sendDocumentList = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<{ id: string }> => {
  const facts = await getFacts(platform, token)
  const { request, student } = facts
  if (!request) throw new AppError('NO_REQUEST')
  const answers = { ...heldAnswers(platform.vault, facts), ...accountAnswersOf(platform.vault, facts) }
  const lines = neededDocuments(answers, contextOf(facts))
  const wording = await wordingOf(platform, facts, language, lines)
  const documents = lines.map((line) => ({ label: wording.label(line), isRequired: line.isRequired }))
  const message = renderDocumentList(language, student.email, numberOf(facts, request), documents)
  const limit = platform.limits.documentListsPerStudent(student.id)
  const { is_open, wait } = await queueWithin(platform, limit, (source) =>
    queuedMessage(platform, message, source),
  )
  if (!is_open) throw new AppError('LIST_SENT_ALREADY', { retryAfterSeconds: wait })
  return { id: request.id }
}
