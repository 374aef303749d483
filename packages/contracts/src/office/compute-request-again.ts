import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const computeRequestAgain = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/compute-again',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Compute a request with an unpublished result again, by the rules in force',
  params: RequestParams,
  response: z.object({
    version: z.int(),
    rules_version: z.string(),
    total: z.number(),
    award: z.int(),
  }),
})
