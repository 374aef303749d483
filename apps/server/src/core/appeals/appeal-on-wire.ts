import type { StoredAppeal as AppealOnWire } from '@milgo/contracts/core/appeal-fields'
import { draftPayload } from '@milgo/domain/answers/payload'
import { appeal, appealFilesIn, appealForm } from '@milgo/domain/appeal/questions'
import { mayUpdateAppeal } from '@milgo/domain/status/student-actions'
import type { Platform } from '../../platform/platform.ts'
import { fileReferences } from '../files/file-references.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { appealReceipt } from './appeal-receipt.ts'
import type { StoredAppeal } from './stored-appeal.ts'

/** Returns the student's appeal as it was sent or, while it can be corrected, as the correction was saved. */
export const appealOnWire = async (
  platform: Platform,
  loaded: OpenCase,
  { contentVersion, last, draft, returned }: StoredAppeal,
): Promise<AppealOnWire> => {
  const { request, student, now } = loaded
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
    content_version: contentVersion,
  }
}
