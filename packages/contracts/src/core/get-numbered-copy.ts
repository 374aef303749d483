import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

export const getNumberedCopy = defineCall({
  service: 'core',
  method: 'GET',
  path: '/user-request/submitted-copy/{number}',
  guard: 'student',
  isPersonal: true,
  sendsFile: 'application/pdf',
  summary:
    'Return a printed copy of the request as it was sent. Number 1 is the first sending; each correction adds one',
  params: z.object({
    number: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number),
  }),
  response: SentFile,
})
