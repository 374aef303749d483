import { z } from 'zod'
import type { ComputedScore } from './compute.ts'

/** The answer of the score call, with the wire's names (portal specification, section 3). */
export const DetailedScore = z.object({
  income: z.number(),
  cluster: z.number(),
  family: z.number(),
  military: z.number(),
  priority: z.number(),
  reservist: z.number(),
  total: z.number(),
})
export type DetailedScore = z.infer<typeof DetailedScore>

export const detailedScore = ({ components, total }: ComputedScore): DetailedScore => ({
  income: components.income.points,
  cluster: components.cluster.points,
  family: components.family.points,
  military: components.military.points,
  priority: components.priority.points,
  reservist: components.reservist.points,
  total,
})
