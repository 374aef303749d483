import { ContentKind, shortestSearch } from '@milgo/domain/content-editing/content-document'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const searchContent = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/content/search',
  guard: 'staff',
  right: 'edit-content',
  summary:
    'The texts that have these words in any of their fields and languages, as drafts have them; values by their names',
  body: z.strictObject({ words: z.string().trim().min(shortestSearch).max(100) }),
  response: z.object({ texts: z.array(z.object({ kind: ContentKind, key: z.string() })) }),
})
