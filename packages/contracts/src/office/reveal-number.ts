import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { SecretNumber } from './review-answer.ts'

export const revealPurposes = [
  'COMPARE_WITH_DOCUMENT',
  'CONTACT_STUDENT',
  'CHECK_DUPLICATE',
  'OTHER',
] as const

export const revealNumber = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/reveal-number',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Return a masked number in full. Writes an audit entry with the purpose',
  params: RequestParams,
  body: z.strictObject({ number: SecretNumber, purpose: z.enum(revealPurposes) }),
  response: z.object({ value: z.string() }),
})
