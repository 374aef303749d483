import { ChecklistItem } from '@milgo/domain/review/checklist'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { MovedMeanwhile, ReviewProgress } from './review-answer.ts'

export const tickChecklistItem = defineCall({
  service: 'core',
  method: 'PUT',
  path: '/office/requests/{id}/checklist',
  guard: 'staff',
  right: 'review-requests',
  summary: 'Tick or untick an item of the checklist',
  params: RequestParams,
  body: z.strictObject({ item: ChecklistItem, is_ticked: z.boolean() }),
  response: ReviewProgress,
  conflict: MovedMeanwhile,
})
