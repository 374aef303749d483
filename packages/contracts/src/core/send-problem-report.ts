import { supportTopics } from '@milgo/domain/content/support-topic'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

/** Far above the limits of the domain, so that the domain can report the field that is too long. */
const typed = z.string().max(20_000)

export const sendProblemReport = defineCall({
  service: 'core',
  method: 'POST',
  path: '/mailer/send-email-without-file',
  guard: 'open',
  summary:
    'Send a problem report to the support address. A student who is logged in gets a copy. 5 calls an hour for each address',
  body: z
    .object({
      from: typed.meta({ description: 'The address for the answer' }),
      to: typed.optional().meta({ description: 'The support address. May be absent' }),
      subject: typed,
      body: typed,
      topic: z.enum(supportTopics).default('OTHER'),
      request_number: typed.default(''),
      website: typed
        .default('')
        .meta({ description: 'Must be empty. It refuses programs that fill every field' }),
    })
    .strict(),
  response: z.object({
    id: z.string().meta({ description: 'The number of the ticket' }),
    answer_days: z
      .number()
      .int()
      .meta({ description: 'The promised number of working days until an answer' }),
    copy_sent_to: z
      .string()
      .nullable()
      .meta({ description: 'The e-mail of the account, if a student is logged in' }),
  }),
})
