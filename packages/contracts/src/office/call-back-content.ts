import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ContentParams, ContentSeen, OpenContent } from './content.ts'

export const callBackContent = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/content/{kind}/{key}/call-back',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Make a scheduled version a draft again',
  params: ContentParams,
  body: z.strictObject({ seen: ContentSeen }),
  response: OpenContent,
})
