import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { SentFile } from '../sent-file.ts'

/** A GET whose only effect is a log entry: the bytes of an exported batch never change. */
export const getBatchFile = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/payments/batches/{id}/files/{format}',
  guard: 'staff',
  right: 'pay-awards',
  isPersonal: true,
  sendsFile: 'application/octet-stream',
  summary: 'Return a file of an exported batch, always with the same bytes',
  params: z.object({ id: z.uuid(), format: z.enum(['BANK', 'CSV', 'XLSX']) }),
  response: SentFile,
})
