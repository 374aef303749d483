import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

export const askForBankFix = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/ask-for-bank-fix',
  guard: 'staff',
  right: 'pay-awards',
  summary: 'Ask the student for another account, by mail and SMS',
  params: RequestParams,
  response: z.object({ id: z.uuid() }),
})
