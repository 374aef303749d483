import { defineCall } from '../define-call.ts'
import { BatchDetails, BatchParams } from './payment-fields.ts'

export const getBatch = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/payments/batches/{id}',
  guard: 'staff',
  right: 'read-payments',
  isPersonal: true,
  summary: 'Return a batch with everything that its approver must see, its files and its results',
  params: BatchParams,
  response: BatchDetails,
})
