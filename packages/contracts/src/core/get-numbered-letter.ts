import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

export const getNumberedLetter = defineCall({
  service: 'core',
  method: 'GET',
  path: '/publish/get-result-pdf/{number}',
  guard: 'student',
  isPersonal: true,
  sendsFile: 'application/pdf',
  summary: 'Return a letter by its number, also a letter that was replaced',
  params: z.object({
    number: z
      .string()
      .regex(/^[1-9]\d{0,3}$/)
      .transform(Number),
  }),
  response: SentFile,
})
