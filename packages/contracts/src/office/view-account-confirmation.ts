import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { RequestParams } from './request-params.ts'
import { DocumentView } from './view-document.ts'

export const viewAccountConfirmation = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/requests/{id}/view-account-confirmation',
  guard: 'staff',
  right: 'pay-awards',
  summary:
    'Return an address for one view of the confirmation of a waiting account, with the full account number. Writes audit entries',
  params: RequestParams,
  body: z.strictObject({ account_id: z.uuid() }),
  response: z.object({
    document: DocumentView.extend({ original_file_name: z.string() }),
    bank: z.string(),
    branch: z.string(),
    account_number: z.string(),
  }),
})
