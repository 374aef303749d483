import { fileReference } from '@milgo/domain/answers/payload-schema'
import { readabilityCodes } from '@milgo/domain/application/documents/readability'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { DocumentType } from './document-type.ts'

const ReadabilityNote = z.object({
  code: z.enum(readabilityCodes),
  params: z.record(z.string(), z.number()).optional(),
})

export const UploadedFile = fileReference.extend({
  readability: z.array(ReadabilityNote).optional().meta({
    description: 'Of a picture: what makes it hard to read. It is said once, and stands in nobody’s way',
  }),
})
export type UploadedFile = z.infer<typeof UploadedFile>

export const uploadFile = defineCall({
  service: 'core',
  method: 'POST',
  path: '/upload/upload-file/{type}',
  guard: 'student',
  summary: 'Upload a document; what it is decides its content, not its name',
  params: DocumentType,
  takesFile: true,
  response: UploadedFile,
})
