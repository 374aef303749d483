import { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ReleaseParams } from './release-fields.ts'

export const previewLetter = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/releases/{id}/preview',
  guard: 'staff',
  right: 'publish-results',
  summary: 'Return a letter of a release as its student will read it. Writes an audit entry',
  params: ReleaseParams,
  body: z.strictObject({ request_id: z.uuid(), language: z.enum(['he', 'ar', 'en']) }),
  response: z.object({ letter: PrintedLetter }),
})
