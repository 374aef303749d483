import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'
import { RequestParams } from './request-params.ts'
import { FigureValue } from './save-figures.ts'

export const proposeRevision = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/propose-revision',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Propose to change a published result. Nothing changes until another manager signs',
  params: RequestParams,
  body: z.strictObject({
    reason: freeText(1_000),
    figures: z.record(z.string().max(40), FigureValue).optional().meta({
      description: 'The figures that change, by wire name. Without figures only the rules in force count',
    }),
  }),
  isMendable: true,
  response: z.object({
    id: z.uuid().meta({ description: 'The proposal' }),
    total: z.number(),
    award: z.number().int(),
    award_before: z.number().int(),
  }),
})
