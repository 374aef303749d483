import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

/** A document for one view. */
export const DocumentView = z.object({
  /** Of the core service, for the office’s own cookie alone; over in five minutes. */
  url: z.string(),
  media_type: z.string(),
  bytes: z.int(),
  expires_at: z.iso.datetime({ offset: true }),
})

export const viewDocument = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/view-document',
  guard: 'staff',
  right: 'read-requests',
  summary: 'An address of a document of this request for one view; each leaves an audit entry',
  params: RequestParams,
  body: z.strictObject({
    file_name: z.string().max(100),
    /** Loaded ahead: nobody looks at it yet, and the entry says so. */
    is_preview: z.boolean().optional(),
  }),
  response: DocumentView,
})
