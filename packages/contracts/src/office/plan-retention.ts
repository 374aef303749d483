import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const OldAccounts = z.object({
  period: z.string(),
  accounts: z
    .int()
    .meta({ description: 'Accounts without a request that was sent, those with a draft among them' }),
  drafts: z.int(),
  files: z.int(),
})

export const RetentionPlan = z.object({
  periods: z
    .array(OldAccounts)
    .meta({ description: 'The periods whose retention time is over, or will be within a day' }),
  refused_with_bank_details: z.int().meta({
    description:
      'Refused students with bank details, which are erased in the night after their appeal days are over',
  }),
})
export type RetentionPlan = z.infer<typeof RetentionPlan>

export const planRetention = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/retention',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Count what the server will erase by itself. Changes nothing',
  response: RetentionPlan,
})
