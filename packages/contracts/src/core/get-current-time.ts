import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const CurrentTime = z.object({
  current_time: z.iso
    .datetime({ offset: true })
    .meta({ description: "The present moment of the server's clock" }),
})
export type CurrentTime = z.infer<typeof CurrentTime>

export const getCurrentTime = defineCall({
  service: 'core',
  method: 'GET',
  path: '/user/get-current-time',
  guard: 'open',
  summary: 'Return the time that counts for every deadline',
  response: CurrentTime,
})
