import { DetailedScore } from '@milgo/domain/score/detailed-score'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const DetailedScoreLine = z.object({
  component: z.enum(scoreComponents),
  code: z.string().meta({ description: 'The code of the line, by which the page finds its text' }),
  params: z.record(z.string(), z.number()).meta({ description: 'The values that fill the text' }),
  points: z.number(),
  max: z.number().meta({ description: 'The highest points of its component' }),
})

export const DetailedScoreAnswer = DetailedScore.extend({ lines: z.array(DetailedScoreLine) })
export type DetailedScoreAnswer = z.infer<typeof DetailedScoreAnswer>

export const getDetailedScore = defineCall({
  service: 'core',
  method: 'GET',
  path: '/score/get-detailed-user-score-by-user-id',
  guard: 'student',
  isPersonal: true,
  summary:
    'Return the published score with its explanation. 403 before publication, 404 for a refusal, which has no score',
  response: DetailedScoreAnswer,
})
