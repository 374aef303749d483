import { numberReadings } from '@milgo/domain/evidence/printed-numbers'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { SecretNumber } from './review-answer.ts'

/** More numbers than two pages of any letter contain. */
export const mostPrintedNumbers = 200

export const compareDocument = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/compare-document',
  guard: 'staff',
  right: 'read-requests',
  summary: 'Compare the numbers that the browser read from a document with those of the form; stores nothing',
  params: RequestParams,
  body: z.strictObject({
    document: z.string().max(100),
    printed: z
      .array(
        z
          .string()
          .max(40)
          .regex(/^[\d ./–-]+$/),
      )
      .max(mostPrintedNumbers),
  }),
  response: z.object({
    numbers: z.array(
      z.object({
        number: SecretNumber,
        reading: z.enum(numberReadings),
        /** As it is printed; masked if it is the student's, null if none was found. */
        printed: z.string().nullable(),
      }),
    ),
  }),
})
