import { supportTopics } from '@milgo/domain/content/support-topic'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Far above the limits of the domain, which names the field that is too long. */
const typed = z.string().max(20_000)

export const sendProblemReport = defineCall({
  service: 'core',
  method: 'POST',
  path: '/mailer/send-email-without-file',
  guard: 'open',
  summary:
    'A problem report to the support address and to nobody else; who is logged in gets a copy. 5 an hour and address',
  body: z
    .object({
      from: typed.meta({ description: 'Whom the answer goes to' }),
      to: typed.optional().meta({ description: 'The support address, or absent' }),
      subject: typed,
      body: typed,
      topic: z.enum(supportTopics).default('OTHER'),
      request_number: typed.default(''),
      website: typed
        .default('')
        .meta({ description: 'Stays empty; a program that fills every field is refused' }),
    })
    .strict(),
  response: z.object({
    id: z.string().meta({ description: 'The number of the ticket' }),
    answer_days: z.number().int().meta({ description: 'Working days until an answer is promised' }),
    copy_sent_to: z.string().nullable().meta({ description: "The account's e-mail, of who is logged in" }),
  }),
})
