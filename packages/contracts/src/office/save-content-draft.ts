import { ContentDocument } from '@milgo/domain/content/content-document'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ContentParams, ContentSeen, largestContentBody, OpenContent } from './content.ts'

export const saveContentDraft = defineCall({
  service: 'core',
  method: 'PUT',
  path: '/office/content/{kind}/{key}/draft',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Store the draft of a text, also if incomplete. Readers do not see it',
  params: ContentParams,
  body: z.strictObject({ seen: ContentSeen, document: ContentDocument }),
  largestBody: largestContentBody,
  response: OpenContent,
  isMendable: true,
})
