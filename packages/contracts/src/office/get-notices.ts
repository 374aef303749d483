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
    'The notices that stand over the pages of the office now; those of the portal are among its settings',
  response: z.object({ notices: z.array(Notice) }),
})
