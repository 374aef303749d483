import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AcademicYear } from './academic-year.ts'
import { ScoreBasis } from './score-basis.ts'

export const CalculatorRules = ScoreBasis.extend({
  register_period: z.string(),
  academic_year: AcademicYear,
})
export type CalculatorRules = z.infer<typeof CalculatorRules>

export const getCalculator = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/calculator',
  guard: 'open',
  summary: 'Return the score rules of the current period. 404 if there is no period',
  response: CalculatorRules,
})
