import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** A document that was sent back, and why. */
const DocumentToFix = z.object({
  field: z.string().meta({ description: 'Wire name of the document; for a list, the list' }),
  index: z.number().int().optional().meta({ description: 'The place in the list, from 0 on' }),
  member_type: z.string().optional().meta({ description: 'Whom the document is about' }),
  reason: z.string(),
  note: z.string().nullable(),
})

export const getDocumentsToFix = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-4/get-all-documents-repair-back-for',
  guard: 'student',
  isPersonal: true,
  summary: 'The documents that were sent back; none while nothing is to be corrected',
  response: z.array(DocumentToFix).readonly(),
})
