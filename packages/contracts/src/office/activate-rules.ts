import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { RulesVersion } from './results-fields.ts'

export const activateRules = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/rules-versions/activate',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Put a version that another manager proposed in force',
  body: z.strictObject({
    period: PeriodCode,
    version: z.int().min(1),
    /** The version that the page has shown as the one in force; 409 where it is another by now. */
    seen: z.int().min(1),
  }),
  response: z.object({
    rules: RulesVersion,
    /** Computed and unpublished: they keep their score until they are computed again. */
    to_compute: z.int(),
  }),
})
