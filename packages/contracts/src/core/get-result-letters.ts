import { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const ResultLetter = z.object({
  number: z.number().int().meta({ description: 'The number of the letter within the request, from 1' }),
  letter_number: z.string(),
  issued_at: z.iso.datetime({ offset: true }),
  replaced_by: z.string().nullable().meta({ description: 'The number of the letter that replaces this one' }),
  letter: PrintedLetter,
})

export const getResultLetters = defineCall({
  service: 'core',
  method: 'GET',
  path: '/page-data/pdf',
  guard: 'student',
  isPersonal: true,
  summary: 'List the letters of the request with their texts, the newest first',
  response: z.object({ letters: z.array(ResultLetter).min(1) }),
})
