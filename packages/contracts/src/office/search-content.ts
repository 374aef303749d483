import { ContentKind, shortestSearch } from '@milgo/domain/content/content-document'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const searchContent = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/content/search',
  guard: 'staff',
  right: 'edit-content',
  summary:
    'Search the texts for these words, in all fields, languages and drafts. Values are searched by their names',
  body: z.strictObject({ words: z.string().trim().min(shortestSearch).max(100) }),
  response: z.object({ texts: z.array(z.object({ kind: ContentKind, key: z.string() })) }),
})
