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
  summary: 'What a revision with these figures would come to, and the letter it would send; stores nothing',
  params: RequestParams,
  body: z.strictObject({
    figures: z
      .record(z.string().max(40), FigureValue)
      .optional()
      .meta({ description: 'By wire name, those that change; without any the active rules alone decide' }),
  }),
  isMendable: true,
  response: RevisionOutcome,
})
