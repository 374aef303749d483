import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AnswerSection, Figures, ReviewedDocument } from './review-answer.ts'
import { LookParams } from './second-look-fields.ts'

export const openSecondLook = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/second-looks/{id}/open',
  guard: 'staff',
  right: 'review-requests',
  summary: 'Open a second look: the request as it was sent, without the findings of the first reviewer',
  params: LookParams,
  response: z.object({
    look_id: z.uuid(),
    request_id: z.uuid(),
    request_number: z.string(),
    name: z.string(),
    institution: z.string(),
    sections: z.array(AnswerSection),
    documents: z.array(ReviewedDocument),
    /** Empty, whatever the first reviewer entered. */
    figures: Figures,
    reasons: z.array(z.object({ code: z.string(), text: z.string(), needs_note: z.boolean() })),
  }),
})
