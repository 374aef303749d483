import { DetailedScore } from '@milgo/domain/score/detailed-score'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const DetailedScoreLine = z.object({
  component: z.enum(scoreComponents),
  code: z.string().meta({ description: 'What the line says; its words are found by it' }),
  params: z.record(z.string(), z.number()).meta({ description: 'The figures that it says it with' }),
  points: z.number(),
  max: z.number().meta({ description: 'The most that its component can earn' }),
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
    'The published score with its explanation; 403 before publication, 404 for a refusal, which has none',
  response: DetailedScoreAnswer,
})
