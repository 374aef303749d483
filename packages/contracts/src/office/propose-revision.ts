import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { FigureValue } from './save-figures.ts'

export const proposeRevision = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/propose-revision',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Propose to change a published result; nothing changes until another manager signs',
  params: RequestParams,
  body: z.strictObject({
    reason: z.string().trim().min(1).max(1_000),
    figures: z
      .record(z.string().max(40), FigureValue)
      .optional()
      .meta({ description: 'By wire name, those that change; without any the active rules alone decide' }),
  }),
  isMendable: true,
  response: z.object({
    id: z.uuid().meta({ description: 'The proposal' }),
    total: z.number(),
    award: z.number().int(),
    award_before: z.number().int(),
  }),
})
