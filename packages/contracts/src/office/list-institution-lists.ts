import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { InstitutionList } from './institution-list-fields.ts'
import { PeriodCode } from './queue-fields.ts'

export const listInstitutionLists = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/institution-lists/list',
  guard: 'staff',
  right: 'manage-requests',
  summary: 'The lists in which institutions reject students of a period, newest first',
  body: z.strictObject({ period: PeriodCode }),
  response: z.object({
    period: z.string().nullable(),
    periods: z
      .array(z.string())
      .meta({ description: 'Periods in which something was sent, the newest first' }),
    institutions: z.array(z.object({ id: z.int(), name: z.string() })),
    lists: z.array(InstitutionList),
  }),
})
