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
  summary: 'A printed copy of one sending: 1 is what was first sent, each correction is the next',
  params: z.object({
    number: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number),
  }),
  response: SentFile,
})
