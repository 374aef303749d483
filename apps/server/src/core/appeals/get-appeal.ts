import type { StoredAppeal as AppealOnWire } from '@milgo/contracts/core/appeal-fields'
import { draftPayload } from '@milgo/domain/answers/payload'
import { appeal, appealFilesIn, appealForm } from '@milgo/domain/appeal/questions'
import { mayUpdateAppeal } from '@milgo/domain/status/student-actions'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileReferences } from '../files/file-references.ts'
import { getOwnOpenCase } from '../requests/get-case.ts'
import { circumstancesOf } from '../requests/request-case.ts'
import { appealReceipt } from './appeal-receipt.ts'
import { getStoredAppeal } from './stored-appeal.ts'

/** The student's appeal: as it was sent or, while it can be corrected, as the correction was saved. */
export const getAppeal = async (platform: Platform, token: TokenClaims): Promise<AppealOnWire> => {
  const loaded = await getOwnOpenCase(platform, token)
  const { request, student, now } = loaded
  const { last, draft, returned } = await getStoredAppeal(platform, request.id)
  const isOpen = mayUpdateAppeal(request.state, circumstancesOf(loaded))
  const answers = (isOpen && draft) || last.sent.answers
  const names = appealFilesIn(answers)
  const references = await fileReferences(platform, student.id, names, now)
  const { documents: _, ...fields } = draftPayload(appealForm, appeal, answers, undefined)
  return {
    ...(fields as Omit<
      AppealOnWire,
      'user_request_id' | 'documents' | 'type' | 'return_comment' | 'receipt'
    >),
    user_request_id: request.id,
    documents: JSON.stringify(names.map((name) => references.get(name) ?? { file_name: name })),
    type: last.sent.type,
    return_comment: returned?.comment ?? null,
    receipt: await appealReceipt(platform, loaded, last),
    has_draft: isOpen && draft !== undefined,
  }
}
