import { BankFixGround } from '@milgo/domain/bank-fix/account-problem'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const getInvalidDocuments = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-4/get-all-invalid-documents',
  guard: 'student',
  isPersonal: true,
  summary: 'What a bank fix asks for, and why; nothing while none is open',
  response: z.array(
    z.object({
      field: z.string(),
      index: z.number().int().optional(),
      member_type: z.string().optional(),
      ground: BankFixGround.meta({
        description:
          'A payment came back, there is no account, the bank cannot take it, or finance refused the one that was sent',
      }),
      reason: z.string().meta({ description: 'The code of why the account cannot be paid to' }),
      note: z.string().nullable(),
      account: z
        .string()
        .nullable()
        .meta({ description: 'Which one that is: bank, branch and the last digits; null without one' }),
    }),
  ),
})
