import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { DocumentType } from './document-type.ts'

export const deleteFile = defineCall({
  service: 'core',
  method: 'DELETE',
  path: '/upload/delete-file/{type}',
  guard: 'student',
  summary: 'Delete a document that was uploaded and not yet sent with a request',
  params: DocumentType,
  body: z.object({
    file_name: z.string().max(100),
    unless_named: z.boolean().optional().meta({
      description:
        'Refuse with FILE_NAMED if the saved answers name the file, for example after a save in another tab',
    }),
  }),
  response: z.object({ id: z.string().meta({ description: 'The name of the deleted file' }) }),
})
