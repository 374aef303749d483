import { neededDocuments } from '@milgo/domain/application/documents/registry'
import { findFillRefusal } from '@milgo/domain/status/student-actions'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import { queuedMessage } from '../../outbox/queued-message.ts'
import { renderDocumentList } from '../../outbox/render-document-list.ts'
import { writeAhead } from '../../outbox/write-message.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { queueMessageIfUnderLimit } from '../../store/queue-message-if-under-limit.ts'
import { contextOf } from './application-context.ts'
import { formOpeningOf } from './form-opening.ts'
import { getOwnOpenCase } from './get-case.ts'
import { numberOf } from './request-case.ts'
import { wholeAnswers } from './stored-answers.ts'
import { wordingOf } from './wording-of.ts'

/**
 * Mails the student a list of the documents that their answers need, at most once an hour. Refused if none of them can
 * be sent any more.
 */
export const sendDocumentList = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<{ id: string }> => {
  const loaded = await getOwnOpenCase(platform, token)
  const { request, student, now, period } = loaded
  if (formOpeningOf(loaded).mode === 'READ') {
    const refusal = findFillRefusal(request.state, { now, period })
    throw new AppError('REQUEST_READ_ONLY', { items: refusal ? [{ code: refusal }] : [] })
  }
  const answers = wholeAnswers(platform.vault, loaded)
  const lines = neededDocuments(answers, contextOf(loaded))
  const wording = await wordingOf(platform, loaded, language, lines)
  const documents = lines.map((line) => ({ label: wording.label(line), isRequired: line.isRequired }))
  const unwritten = renderDocumentList(language, student, numberOf(loaded), documents)
  const message = await writeAhead(platform, unwritten)
  const limit = platform.limits.documentListsPerStudent(student.id)
  const { is_open, wait } = await queueMessageIfUnderLimit(platform, limit, (source) =>
    queuedMessage(platform, message, source),
  )
  if (!is_open) throw new AppError('LIST_SENT_ALREADY', { retryAfterSeconds: wait })
  return { id: request.id }
}
