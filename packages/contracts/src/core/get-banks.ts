import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const Bank = z.object({
  value: z.string().meta({ description: 'The code of the Bank of Israel' }),
  label: z.string(),
  other_names: z.array(z.string()).meta({ description: 'The names in the other languages, for the search' }),
})
export type Bank = z.infer<typeof Bank>

export const getBanks = defineCall({
  service: 'core',
  method: 'GET',
  path: '/bank-brand/get-all',
  guard: 'open',
  summary: 'List the banks, by name',
  response: z.array(Bank),
})
