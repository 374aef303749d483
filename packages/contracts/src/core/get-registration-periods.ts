import { z } from 'zod'
import { defineCall } from '../define-call.ts'

const instant = z.iso.datetime({ offset: true })
const day = z.iso.date()

export const PeriodPhase = z.enum(['upcoming', 'open', 'closed'])
export type PeriodPhase = z.infer<typeof PeriodPhase>

export const RegistrationPeriod = z.object({
  id: z.number().int(),
  code: z.string().meta({ description: 'What REGISTER_PERIOD names' }),
  is_current: z.boolean().meta({ description: 'The one period that the portal speaks of' }),
  phase: PeriodPhase.meta({ description: 'Where registration stands at this moment' }),
  from: instant,
  to: instant,
  is_open: z.boolean().meta({ description: 'Whether a request may be made at this moment' }),
  appeals_from: instant.nullable(),
  appeals_to: instant.nullable(),
  is_appeals_open: z.boolean().meta({ description: 'Whether an appeal may be made at this moment' }),
  age_date: instant.meta({ description: 'The instant at which "under 30" is judged' }),
  reserve_from: day.meta({ description: 'Reserve duty counts from this day on' }),
  reserve_to: day.meta({ description: 'and to this day, included' }),
  correction_days: z.number().int(),
  appeal_days: z.number().int().meta({ description: 'Days that a student has to appeal' }),
  expected_answers: z.string().nullable().meta({
    description: "When final answers are expected, in the caller's language; null once it has passed",
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
