import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'
import { TrailFilters } from './trail-fields.ts'

export const exportTrail = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/trail/export',
  guard: 'staff',
  right: 'read-audit',
  sendsFile: 'text/csv; charset=utf-8',
  summary: 'The same rows as the list, all of them, as a table; the export leaves an entry itself',
  body: z.strictObject({ filters: TrailFilters.optional() }),
  response: SentFile,
})
