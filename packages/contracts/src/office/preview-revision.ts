import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { RevisionOutcome } from './revision-fields.ts'
import { FigureValue } from './save-figures.ts'

export const previewRevision = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/preview-revision',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'Return the result and the letter of a revision with these figures. Stores nothing',
  params: RequestParams,
  body: z.strictObject({
    figures: z.record(z.string().max(40), FigureValue).optional().meta({
      description: 'The figures that change, by wire name. Without figures only the rules in force count',
    }),
  }),
  isMendable: true,
  response: RevisionOutcome,
})
