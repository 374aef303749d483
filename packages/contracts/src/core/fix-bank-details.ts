import type { Payload } from '@milgo/domain/answers/payload'
import { requestSchema } from '@milgo/domain/answers/payload-schema'
import { bankFix } from '@milgo/domain/bank-fix/questions'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

type FixedDetails = Payload & { readonly code?: string | undefined }

export const fixBankDetails = defineCall({
  service: 'core',
  method: 'PATCH',
  path: '/user-request/by-user/fix-bank-details',
  guard: 'student',
  isOwnAct: true,
  summary:
    'Send new bank details after a payment was returned. Without `code`, or with one that was sent for other details, the details are checked and a code is sent (250 CODE_REQUIRED)',
  // The names of a section are data, so that the compiler can only know the code.
  body: requestSchema(bankFix)
    .extend({
      code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    })
    .strict() as z.ZodType as z.ZodType<FixedDetails, FixedDetails>,
  isMendable: true,
  response: z.object({ id: z.uuid().meta({ description: 'The request' }) }),
})
