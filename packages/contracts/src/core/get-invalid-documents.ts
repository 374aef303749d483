import { BankFixGround } from '@milgo/domain/bank-fix/account-problem'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const getInvalidDocuments = defineCall({
  service: 'core',
  method: 'GET',
  path: '/step-4/get-all-invalid-documents',
  guard: 'student',
  isPersonal: true,
  summary: 'Return why the student is asked for new bank details. Empty if they are not asked',
  response: z.array(
    z.object({
      field: z.string(),
      index: z.number().int().optional(),
      member_type: z.string().optional(),
      ground: BankFixGround.meta({
        description:
          'A payment was returned, there is no account, the account cannot be paid to, or finance refused it',
      }),
      reason: z.string().meta({ description: 'The reason why the account cannot be paid to' }),
      note: z.string().nullable(),
      account: z
        .string()
        .nullable()
        .meta({ description: 'The account: bank, branch and the last digits. Null if there is none' }),
    }),
  ),
})
