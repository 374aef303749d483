import type { DocumentToFix } from '@milgo/contracts/core/get-documents-to-fix'
import { documentsToFix } from '@milgo/domain/application/documents/corrections'
import { findFixFlag } from '@milgo/domain/application/documents/fix-mode'
import { reasonForStudent } from '@milgo/domain/period/reasons'
import type { Language } from '@milgo/messages/languages'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileReferences } from '../files/file-references.ts'
import { getReasons } from '../periods/get-reasons.ts'
import { contextOf } from './application-context.ts'
import { findReturnedAt } from './corrections-repository.ts'
import { formOpeningOf } from './form-opening.ts'
import { getOwnOpenCase } from './get-case.ts'
import { lastSentOf } from './last-sent.ts'
import { wholeAnswers } from './stored-answers.ts'

/**
 * Returns the documents that the student has to replace, each with the file that was sent. Returns none while no
 * correction is open.
 */
export const getDocumentsToFix = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<readonly DocumentToFix[]> => {
  const loaded = await getOwnOpenCase(platform, token)
  const { request, student, now } = loaded
  if (formOpeningOf(loaded).mode !== 'FIX') return []
  const [{ snapshot, files }, returnedAt = now, reasons] = await Promise.all([
    lastSentOf(platform, loaded),
    findReturnedAt(platform, request.id),
    getReasons(platform, request.periodId),
  ])
  const answers = wholeAnswers(platform.vault, loaded)
  const places = documentsToFix(answers, request.flags, files, contextOf(loaded)).map((line) => ({
    ...line,
    sentFile: snapshot?.documents.find(
      ({ questionId, index }) => questionId === line.questionId && index === line.index,
    )?.fileName,
  }))
  const names = places.flatMap(({ sentFile }) => sentFile ?? [])
  const references = await fileReferences(platform, student.id, names, now)
  return places.map(({ flag, sentFile, isReplaced, ...line }) => ({
    ...(findFixFlag(line) ?? flag),
    reason: flag.reason,
    reason_text: reasonForStudent(reasons, 'returning', flag.reason, language),
    note: flag.note ?? null,
    asked_at: returnedAt.toISOString(),
    sent_file: (sentFile !== undefined && references.get(sentFile)) || null,
    is_replaced: isReplaced,
  }))
}
