import { exportColumns } from '@milgo/domain/queue/export-columns'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'
import { QueueAddress } from './queue-fields.ts'

export const exportRequests = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/export',
  guard: 'staff',
  right: 'manage-requests',
  sendsFile: 'text/csv; charset=utf-8',
  summary:
    'Export all requests of a view of the queue with these columns, identity numbers masked. Writes an audit entry',
  body: z.strictObject({
    view: QueueAddress.optional(),
    columns: z.array(z.enum(exportColumns)).min(1).max(exportColumns.length),
  }),
  response: SentFile,
})
