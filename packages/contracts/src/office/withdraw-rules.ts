import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { PeriodCode } from './queue-fields.ts'
import { RulesVersion } from './results-fields.ts'

export const withdrawRules = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/rules-versions/withdraw',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Withdraw a proposed version of the rules',
  body: z.strictObject({ period: PeriodCode, version: z.int().min(1) }),
  response: RulesVersion,
})
