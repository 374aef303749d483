import { isRecoveryCode, recoveryCodeMaxTyped } from '@milgo/domain/staff/recovery-code'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { StaffVerified } from './staff-verified.ts'

export const staffVerifyRecovery = defineCall({
  service: 'authz',
  method: 'POST',
  path: '/office-auth/verify-recovery',
  guard: 'open',
  summary: 'Complete a staff login with a recovery code, which can be used once',
  body: z.strictObject({
    session: z.uuid(),
    recovery_code: z.string().max(recoveryCodeMaxTyped).refine(isRecoveryCode),
  }),
  response: StaffVerified,
})
