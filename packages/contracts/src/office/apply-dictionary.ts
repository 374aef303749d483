import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { DictionaryParams, DictionaryReport } from './dictionary-fields.ts'

export const applyDictionary = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/dictionaries/{dictionary}/apply/{sha256}',
  guard: 'staff',
  right: 'manage-periods',
  summary: 'Import a checked file of a dictionary. A file that was not checked is refused',
  params: DictionaryParams.extend({ sha256: z.string().regex(/^[\da-f]{64}$/) }),
  takesFile: true,
  response: DictionaryReport,
})
