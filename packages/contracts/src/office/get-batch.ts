import { defineCall } from '../define-call.ts'
import { BatchDetails, BatchParams } from './payment-fields.ts'

export const getBatch = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/payments/batches/{id}',
  guard: 'staff',
  right: 'read-payments',
  isPersonal: true,
  summary: 'A batch with what whoever approves it must see, its files and its results',
  params: BatchParams,
  response: BatchDetails,
})
