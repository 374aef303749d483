import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { codeField } from './account-fields.ts'
import { RecoveryCodes } from './staff-fields.ts'

export const makeRecoveryCodes = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/recovery-codes',
  guard: 'staff',
  right: 'own-account',
  isPersonal: true,
  summary: 'Replace all recovery codes with new ones. Needs a present code of the authenticator',
  body: z.strictObject({ code: codeField }),
  response: z.object({ recovery_codes: RecoveryCodes }),
})
