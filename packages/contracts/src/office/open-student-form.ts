import { cleanText } from '@milgo/domain/answers/clean-text'
import { z } from 'zod'
import { ActingCodeAnswer } from '../authz/make-acting-code.ts'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const openStudentForm = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/open-form',
  guard: 'staff',
  right: 'act-for-student',
  summary: 'A one-time code that opens the form of this request to the staff member who asks',
  params: RequestParams,
  body: z.strictObject({
    reason: z
      .string()
      .max(200)
      .refine((text) => cleanText(text).length >= 3),
  }),
  response: ActingCodeAnswer,
})
