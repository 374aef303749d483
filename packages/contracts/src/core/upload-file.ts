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
    description: 'What makes a picture hard to read. A hint that refuses nothing',
  }),
  same_as: z.array(z.string()).optional().meta({
    description:
      'The names of other files of this student with the same content. A hint that refuses nothing',
  }),
})
export type UploadedFile = z.infer<typeof UploadedFile>

export const uploadFile = defineCall({
  service: 'core',
  method: 'POST',
  path: '/upload/upload-file/{type}',
  guard: 'student',
  summary: 'Upload a document. Its kind is found from its content, not from its name',
  params: DocumentType,
  takesFile: true,
  response: UploadedFile,
})
