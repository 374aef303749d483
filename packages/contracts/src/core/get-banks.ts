import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const Bank = z.object({
  value: z.string().meta({ description: 'The code of the Bank of Israel' }),
  label: z.string(),
})
export type Bank = z.infer<typeof Bank>

export const getBanks = defineCall({
  service: 'core',
  method: 'GET',
  path: '/bank-brand/get-all',
  guard: 'open',
  summary: 'Banks, by name',
  response: z.array(Bank),
})
