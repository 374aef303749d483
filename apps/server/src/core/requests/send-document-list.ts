import { neededDocuments } from '@milgo/domain/application/documents/registry'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import { queuedMessage } from '../../outbox/queued-message.ts'
import { renderDocumentList } from '../../outbox/render-document-list.ts'
import { writeAhead } from '../../outbox/write-letter.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueWithin } from '../../store/queue-within.ts'
import { contextOf } from './application-context.ts'
import { getOwnOpenCase } from './get-case.ts'
import { numberOf } from './request-case.ts'
import { wholeAnswers } from './stored-answers.ts'
import { wordingOf } from './wording-of.ts'

/** Mails a student the documents that their answers ask for, once an hour. */
export const sendDocumentList = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<{ id: string }> => {
  const loaded = await getOwnOpenCase(platform, token)
  const { request, student } = loaded
  const answers = wholeAnswers(platform.vault, loaded)
  const lines = neededDocuments(answers, contextOf(loaded))
  const wording = await wordingOf(platform, loaded, language, lines)
  const documents = lines.map((line) => ({ label: wording.label(line), isRequired: line.isRequired }))
  const letter = renderDocumentList(language, student, numberOf(loaded), documents)
  const message = await writeAhead(platform, letter)
  const limit = platform.limits.documentListsPerStudent(student.id)
  const { is_open, wait } = await queueWithin(platform, limit, (source) =>
    queuedMessage(platform, message, source),
  )
  if (!is_open) throw new AppError('LIST_SENT_ALREADY', { retryAfterSeconds: wait })
  return { id: request.id }
}
