import { fileReference } from '@milgo/domain/answers/payload-schema'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** A returned document, and the reason. */
const DocumentToFix = z.object({
  field: z.string().meta({ description: 'Wire name of the document, or of the list that it is in' }),
  index: z.number().int().optional().meta({ description: 'The place in the list, from 0' }),
  member_type: z.string().optional().meta({ description: 'The person whom the document is about' }),
  reason: z.string().meta({ description: 'A code of the period’s reasons' }),
  reason_text: z.string().meta({ description: 'The reason in the language of the call' }),
  note: z.string().nullable().meta({ description: "The reviewer's note beside the reason" }),
  asked_at: z.iso.datetime({ offset: true }).meta({ description: 'When the request was sent back' }),
  sent_file: fileReference.nullable().meta({ description: 'The file that was sent' }),
  is_replaced: z.boolean().meta({ description: 'Another file was uploaded for it and is not sent yet' }),
})
export type DocumentToFix = z.infer<typeof DocumentToFix>

export const getDocumentsToFix = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-4/get-all-documents-repair-back-for',
  guard: 'student',
  isPersonal: true,
  summary: 'List the documents that have to be corrected',
  response: z.array(DocumentToFix).readonly(),
})
