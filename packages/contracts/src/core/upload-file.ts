import { fileReference } from '@milgo/domain/answers/payload-schema'
import { defineCall } from '../define-call.ts'
import { DocumentType } from './document-type.ts'

export const uploadFile = defineCall({
  service: 'core',
  method: 'POST',
  path: '/upload/upload-file/{type}',
  guard: 'student',
  summary: 'Upload a document; what it is decides its content, not its name',
  params: DocumentType,
  takesFile: true,
  response: fileReference,
})
