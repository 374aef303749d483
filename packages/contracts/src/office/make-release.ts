import { CalendarDay } from '@milgo/domain/time/instant'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { ReleaseResult } from './release-fields.ts'

export const makeRelease = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/releases/make',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Create a release of all results that can be published, and start the dry run of their letters',
  body: z.strictObject({
    period: PeriodCode,
    result: ReleaseResult,
    planned_on: CalendarDay.meta({ description: 'The day of the letters; their appeal date counts from it' }),
  }),
  response: z.object({ id: z.uuid(), rows: z.int() }),
})
