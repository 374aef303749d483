import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

/** A GET with the effect of a log entry only: the bytes of an exported batch never change. */
export const getBatchFile = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/payments/batches/{id}/files/{format}',
  guard: 'staff',
  right: 'pay-awards',
  isPersonal: true,
  sendsFile: 'application/octet-stream',
  summary: 'A file of an exported batch; the same bytes each time',
  params: z.object({ id: z.uuid(), format: z.enum(['BANK', 'CSV', 'XLSX']) }),
  response: SentFile,
})
