import { Verdict, verdictNoteMaxLength } from '@milgo/domain/review/document-verdict'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { MovedMeanwhile, ReviewProgress } from './review-answer.ts'

export const setDocumentVerdict = defineCall({
  service: 'core',
  method: 'PUT',
  path: '/office/requests/{id}/verdict',
  guard: 'staff',
  right: 'review-requests',
  summary: 'Accept a document, flag it with a reason, or remove the verdict',
  params: RequestParams,
  body: z.strictObject({
    key: z.string().max(100),
    /** The file that the verdict is about. */
    file_name: z.string().max(100),
    /** Null removes the verdict. */
    verdict: Verdict.nullable(),
    reason: z.string().max(40).nullable().optional(),
    note: z.string().max(verdictNoteMaxLength).nullable().optional(),
  }),
  response: ReviewProgress,
  conflict: MovedMeanwhile,
})
