import { fileReference } from '@milgo/domain/answers/payload-schema'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** A returned file of the appeal, and the reason. */
const AppealDocumentToFix = z.object({
  field: z.literal('documents'),
  index: z
    .int()
    .meta({ description: 'The place in the list, from 0. A missing file has the place after the last one' }),
  reason: z.string().meta({ description: 'A code of the period’s reasons' }),
  reason_text: z.string().meta({ description: 'The reason in the language of the call' }),
  note: z.string().nullable().meta({ description: "The reviewer's note beside the reason" }),
  asked_at: z.iso.datetime({ offset: true }),
  sent_file: fileReference
    .nullable()
    .meta({ description: 'The file that was sent. Null if a file is missing' }),
  is_replaced: z.boolean().meta({ description: 'Another file was saved for it and is not sent yet' }),
})

export const getAppealDocuments = defineCall({
  service: 'core',
  method: 'GET',
  path: '/appeal/get-appeal-documents',
  guard: 'student',
  isPersonal: true,
  summary: 'List the files of the appeal that have to be corrected',
  response: z.array(AppealDocumentToFix).readonly(),
})
