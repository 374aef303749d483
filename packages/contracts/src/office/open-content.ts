import { defineCall } from '../define-call.ts'
import { ContentParams, OpenContent } from './content.ts'

export const openContent = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/content/{kind}/{key}',
  guard: 'staff',
  right: 'edit-content',
  summary: 'Return a text with its draft and its versions',
  params: ContentParams,
  response: OpenContent,
})
