import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { Figures, MovedMeanwhile, ReviewProgress, Score } from './review-answer.ts'

/** One figure as a page sends it: a text, a number, a yes or no, or the lines of a list. */
export const FigureValue = z.union([
  z.string().max(2_000),
  z.number(),
  z.boolean(),
  z.null(),
  z
    .array(
      z.strictObject({
        family_member: z.string().max(40),
        disability_percentage: z.union([z.string().max(3), z.number()]),
      }),
    )
    .max(20),
])

export const saveFigures = defineCall({
  service: 'core',
  method: 'PUT',
  path: '/office/requests/{id}/figures',
  guard: 'staff',
  right: 'review-requests',
  summary: 'Store verified figures as a new version, with the documents that prove them',
  params: RequestParams,
  body: z.strictObject({
    /** The version that the page has; 409 if another one is stored. */
    version: z.int().min(0),
    /** By wire name. Absent figures are not changed. */
    figures: z.record(z.string().max(40), FigureValue),
    /** By wire name, the key of the document that proves the figure. */
    sources: z.record(z.string().max(40), z.string().max(100).nullable()).optional(),
  }),
  response: z.object({ figures: Figures, score: Score, seen: z.int(), progress: ReviewProgress }),
  isMendable: true,
  conflict: MovedMeanwhile,
})
