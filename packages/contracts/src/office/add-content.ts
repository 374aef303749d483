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
  body: z.strictObject({
    kind: ContentKind,
    /** Chosen by the page for its first save: asked again with the same one, the text that is there is answered. */
    revision: z.uuid(),
    document: ContentDocument,
  }),
  largestBody: largestContentBody,
  response: OpenContent,
  isMendable: true,
})
