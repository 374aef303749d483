import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ContentParams, ContentSeen, OpenContent } from './content.ts'

export const discardContentDraft = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/content/{kind}/{key}/discard',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Drop the draft of a text',
  params: ContentParams,
  body: z.strictObject({ seen: ContentSeen }),
  response: OpenContent.nullable().meta({ description: 'Null where the text was nothing but a draft' }),
})
