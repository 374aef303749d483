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
  summary: 'Export all rows of the list of the audit trail. Writes an audit entry',
  body: z.strictObject({ filters: TrailFilters.optional() }),
  response: SentFile,
})
