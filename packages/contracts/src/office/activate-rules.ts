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
  summary: 'Put a version of the rules in force that another manager proposed',
  body: z.strictObject({
    period: PeriodCode,
    version: z.int().min(1),
    /** The version that the page showed as the active one; 409 if another one is active now. */
    seen: z.int().min(1),
  }),
  response: z.object({
    rules: RulesVersion,
    /** Computed and unpublished requests. They keep their score until they are computed again. */
    to_compute: z.int(),
  }),
})
