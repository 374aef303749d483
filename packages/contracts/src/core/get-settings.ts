import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const Setting = z.object({
  key: z.string().meta({ description: 'e.g. REGISTER_PERIOD' }),
  value: z.string(),
})
export type Setting = z.infer<typeof Setting>

export const getSettings = defineCall({
  service: 'core',
  method: 'GET',
  path: '/setting/get-all',
  guard: 'open',
  summary: 'Return the settings of the portal, with REGISTER_PERIOD',
  response: z.array(Setting),
})
