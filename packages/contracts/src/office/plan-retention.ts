import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const OldDrafts = z.object({ period: z.string(), drafts: z.int(), files: z.int() })

export const RetentionPlan = z.object({
  drafts: z.array(OldDrafts).meta({ description: 'Of periods whose retention time is over' }),
  refused_with_bank_details: z
    .int()
    .meta({ description: 'Erased, one by one, the night after their own appeal days are over' }),
})
export type RetentionPlan = z.infer<typeof RetentionPlan>

export const planRetention = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/retention',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'What the nightly jobs would erase now by the retention times; nothing is changed',
  response: RetentionPlan,
})
