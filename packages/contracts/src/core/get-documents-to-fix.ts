import { fileReference } from '@milgo/domain/answers/payload-schema'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** A document that was sent back, and why. */
const DocumentToFix = z.object({
  field: z.string().meta({ description: 'Wire name of the document; for a list, the list' }),
  index: z.number().int().optional().meta({ description: 'The place in the list, from 0 on' }),
  member_type: z.string().optional().meta({ description: 'Whom the document is about' }),
  reason: z.string().meta({ description: 'A code of the period’s reasons' }),
  reason_text: z.string().meta({ description: 'The reason in the language of the call' }),
  note: z.string().nullable().meta({ description: 'What the reviewer adds to the reason' }),
  asked_at: z.iso.datetime({ offset: true }).meta({ description: 'When the request was sent back' }),
  sent_file: fileReference.nullable().meta({ description: 'The file that was sent before' }),
  is_replaced: z
    .boolean()
    .meta({ description: 'Another file was uploaded for it since; it counts once the correction is sent' }),
})
export type DocumentToFix = z.infer<typeof DocumentToFix>

export const getDocumentsToFix = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-4/get-all-documents-repair-back-for',
  guard: 'student',
  isPersonal: true,
  summary: 'The documents that were sent back; none while nothing is to be corrected',
  response: z.array(DocumentToFix).readonly(),
})
