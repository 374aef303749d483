import type { getAppealDocuments as call } from '@milgo/contracts/core/get-appeal-documents'
import { appealFilesToFix } from '@milgo/domain/appeal/appeal-corrections'
import { reasonForStudent } from '@milgo/domain/period/reasons'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileReferences } from '../files/file-references.ts'
import { getReasons } from '../periods/get-reasons.ts'
import { getOwnOpenCase } from '../requests/get-case.ts'
import { circumstancesOf } from '../requests/request-case.ts'
import { getStoredAppeal } from './stored-appeal.ts'

/** Returns the files of the appeal that the student has to replace or add. Returns none while no correction is open. */
export const getAppealDocuments = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  const loaded = await getOwnOpenCase(platform, token)
  const { request, student, now } = loaded
  if (!studentActionsOf(request.state, circumstancesOf(loaded)).includes('FIX_APPEAL')) return []
  const [{ last, draft = last.sent.answers, returned }, reasons] = await Promise.all([
    getStoredAppeal(platform, request.id),
    getReasons(platform, request.periodId),
  ])
  const places = appealFilesToFix(last.sent.answers, draft, request.flags)
  const names = places.flatMap(({ sentFile }) => sentFile ?? [])
  const references = await fileReferences(platform, student.id, names, now)
  return places.map(({ flag, index, sentFile, newFile }) => ({
    field: 'documents',
    index,
    reason: flag.reason,
    reason_text: reasonForStudent(reasons, 'returning', flag.reason, language),
    note: flag.note ?? null,
    asked_at: (returned?.at ?? now).toISOString(),
    sent_file: (sentFile !== null && references.get(sentFile)) || null,
    is_replaced: newFile !== null,
  }))
}
