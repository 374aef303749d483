import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'

/** A document for one view. */
export const DocumentView = z.object({
  /** An address of the core service, which works only with the office's cookie and expires after five minutes. */
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
  summary: 'Return an address for one view of a document of this request. Writes an audit entry',
  params: RequestParams,
  body: z.strictObject({
    file_name: z.string().max(100),
    /** Loaded in advance: nobody looks at it yet, and the audit entry says so. */
    is_preview: z.boolean().optional(),
  }),
  response: DocumentView,
})
