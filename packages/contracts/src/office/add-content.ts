import { ContentDocument, ContentKind } from '@milgo/domain/content-editing/content-document'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { largestContentBody, OpenContent } from './content.ts'

export const addContent = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/content',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Store the draft of a new text',
  body: z.strictObject({ kind: ContentKind, document: ContentDocument }),
  largestBody: largestContentBody,
  response: OpenContent,
  isMendable: true,
})
