import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ContentParams, ContentSeen, OpenContent } from './content.ts'

export const discardContentDraft = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/content/{kind}/{key}/discard',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Discard the draft of a text',
  params: ContentParams,
  body: z.strictObject({ seen: ContentSeen }),
  response: OpenContent.nullable().meta({ description: 'Null if the text was only a draft' }),
})
