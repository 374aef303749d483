import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ReleaseLetter, ReleaseParams } from './release-fields.ts'

export const listReleaseLetters = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/releases/{id}/letters',
  guard: 'staff',
  right: 'publish-results',
  summary: 'List the letters of a release, all or only the faulty, failed or left out ones, a page at a time',
  params: ReleaseParams,
  body: z.strictObject({
    which: z.enum(['ALL', 'FAULTY', 'FAILING', 'LEFT_OUT']),
    after: z
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .meta({ description: 'The last turn of the page before' }),
  }),
  response: z.object({ letters: z.array(ReleaseLetter), next: z.int().nullable() }),
})
