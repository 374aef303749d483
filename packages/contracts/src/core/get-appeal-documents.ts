import { fileReference } from '@milgo/domain/answers/payload-schema'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** A file of the appeal that was sent back, and why. */
const AppealDocumentToFix = z.object({
  field: z.literal('documents'),
  index: z
    .int()
    .meta({ description: 'The place in the list, from 0 on; after the last one for a missing file' }),
  reason: z.string().meta({ description: 'A code of the period’s reasons' }),
  reason_text: z.string().meta({ description: 'The reason in the language of the call' }),
  note: z.string().nullable().meta({ description: 'What the reviewer adds to the reason' }),
  asked_at: z.iso.datetime({ offset: true }),
  sent_file: fileReference.nullable().meta({ description: 'The file that was sent; null for a missing one' }),
  is_replaced: z.boolean().meta({ description: 'Another file was saved for it, and counts once it is sent' }),
})

export const getAppealDocuments = defineCall({
  service: 'core',
  method: 'GET',
  path: '/appeal/get-appeal-documents',
  guard: 'student',
  isPersonal: true,
  summary: 'The files of the appeal that were sent back; none while nothing is to be corrected',
  response: z.array(AppealDocumentToFix).readonly(),
})
