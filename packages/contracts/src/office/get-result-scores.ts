import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'

export const getResultScores = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/results/scores',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Unpublished scores of a period, counted by score, institution, cluster and language',
  body: z.strictObject({ period: PeriodCode }),
  response: z.object({
    institutions: z.array(z.object({ id: z.int(), name: z.string() })),
    languages: z.array(z.string()),
    /** Score, id of the institution, cluster (0 for none), index of the language, count. */
    groups: z.array(z.tuple([z.number(), z.int(), z.int(), z.int(), z.int()])),
  }),
})
