import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ListedContent } from './content.ts'

export const listContent = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/content',
  guard: 'staff',
  right: 'edit-content',
  summary: 'All texts that the office edits, with what is missing in a language and what is a draft',
  response: z.object({ texts: z.array(ListedContent) }),
})
