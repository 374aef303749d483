import { noticeTones } from '@milgo/domain/content-editing/notice'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const Notice = z.object({ id: z.string(), tone: z.enum(noticeTones), text: z.string() })
export type Notice = z.infer<typeof Notice>

export const getNotices = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/notices',
  guard: 'staff',
  right: 'any',
  summary:
    'Return the notices that the pages of the office show now. The settings contain the notices of the portal',
  response: z.object({ notices: z.array(Notice) }),
})
