import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AcademicYear } from './academic-year.ts'
import { phaseOnWire } from './period-phase.ts'

const instant = z.iso.datetime({ offset: true })
const day = z.iso.date()

export const PeriodPhase = z.enum(phaseOnWire)
export type PeriodPhase = z.infer<typeof PeriodPhase>

export const RegistrationPeriod = z.object({
  id: z.number().int(),
  code: z.string().meta({ description: 'The value of REGISTER_PERIOD' }),
  academic_year: AcademicYear,
  is_current: z.boolean().meta({ description: 'The current period' }),
  phase: PeriodPhase.meta({ description: 'The state of the registration now' }),
  from: instant,
  to: instant,
  is_open: z.boolean().meta({ description: 'Whether a request may be made now' }),
  appeals_from: instant.nullable(),
  appeals_to: instant.nullable(),
  is_appeals_open: z.boolean().meta({ description: 'Whether an appeal may be made now' }),
  age_date: instant.meta({ description: 'The moment that counts for "under 30"' }),
  reserve_from: day.meta({ description: 'The first day from which reserve duty counts' }),
  reserve_to: day.meta({ description: 'The last day for which reserve duty counts' }),
  correction_days: z.number().int(),
  appeal_days: z.number().int().meta({ description: 'The number of days for an appeal' }),
  expected_answers: z.string().nullable().meta({
    description:
      "When final answers are expected, in the caller's language; null once it has passed or first results are published",
  }),
  results_on: day.nullable().meta({
    description: 'The day in Israel on which the first results were published last; null before',
  }),
})
export type RegistrationPeriod = z.infer<typeof RegistrationPeriod>

export const getRegistrationPeriods = defineCall({
  service: 'core',
  method: 'GET',
  path: '/registration-period/get-all',
  guard: 'open',
  summary: 'Registration periods, newest first',
  response: z.array(RegistrationPeriod),
})
