import { z } from 'zod'
import { ActingCodeAnswer } from '../authz/make-acting-code.ts'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'
import { RequestParams } from './request-params.ts'

export const openStudentForm = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/open-form',
  guard: 'staff',
  right: 'act-for-student',
  summary: 'Make a one-time code that opens the form of this request to the caller',
  params: RequestParams,
  body: z.strictObject({
    reason: freeText(200, 3),
  }),
  response: ActingCodeAnswer,
})
