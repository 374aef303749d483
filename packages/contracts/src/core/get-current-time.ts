import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const CurrentTime = z.object({
  current_time: z.iso
    .datetime({ offset: true })
    .meta({ description: "The portal's one clock, as an instant" }),
})
export type CurrentTime = z.infer<typeof CurrentTime>

export const getCurrentTime = defineCall({
  service: 'core',
  method: 'GET',
  path: '/user/get-current-time',
  guard: 'open',
  summary: 'The time by which every deadline is judged',
  response: CurrentTime,
})
