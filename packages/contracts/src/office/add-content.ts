import { ContentKind } from '@milgo/domain/content-editing/content-document'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { OpenContent } from './content.ts'

export const addContent = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/content',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Begin a new text as a draft',
  body: z.strictObject({ kind: ContentKind }),
  response: OpenContent,
})
