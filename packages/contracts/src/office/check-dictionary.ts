import { defineCall } from '../define-call.ts'
import { DictionaryParams, DictionaryReport } from './dictionary-fields.ts'

export const checkDictionary = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/dictionaries/{dictionary}/check',
  guard: 'staff',
  right: 'manage-periods',
  summary: 'Upload a file of a dictionary for a check. Returns what an import would change; changes nothing',
  params: DictionaryParams,
  takesFile: true,
  response: DictionaryReport,
})
