import { ContentDocument, ContentKind } from '@milgo/domain/content/content-document'
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
  body: z.strictObject({
    kind: ContentKind,
    /** Chosen by the page for its first save. A repeated call with the same value returns the existing text. */
    revision: z.uuid(),
    document: ContentDocument,
  }),
  largestBody: largestContentBody,
  response: OpenContent,
  isMendable: true,
})
