import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ContentParams, ContentSeen, OpenContent } from './content.ts'

export const restoreContent = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/content/{kind}/{key}/restore',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Publish the text of an earlier version as a new version',
  params: ContentParams,
  body: z.strictObject({ seen: ContentSeen, number: z.int().min(1) }),
  response: OpenContent,
  isMendable: true,
})
