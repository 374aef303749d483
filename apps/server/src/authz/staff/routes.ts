import { changeStaffPassword as changeStaffPasswordCall } from '@milgo/contracts/authz/change-staff-password'
import { getCurrentStaff as getCurrentStaffCall } from '@milgo/contracts/authz/get-current-staff'
import { listStaff as listStaffCall } from '@milgo/contracts/authz/list-staff'
import { makeRecoveryCodes as makeRecoveryCodesCall } from '@milgo/contracts/authz/make-recovery-codes'
import { removeStaff as removeStaffCall } from '@milgo/contracts/authz/remove-staff'
import { staffLogin } from '@milgo/contracts/authz/staff-login'
import { staffLogout } from '@milgo/contracts/authz/staff-logout'
import { staffRefresh } from '@milgo/contracts/authz/staff-refresh'
import { staffVerify } from '@milgo/contracts/authz/staff-verify'
import { staffVerifyRecovery } from '@milgo/contracts/authz/staff-verify-recovery'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { logout } from '../sessions/logout.ts'
import { changeStaffPassword } from './change-staff-password.ts'
import { getCurrentStaff } from './get-current-staff.ts'
import { listStaff } from './list-staff.ts'
import { logInStaff } from './log-in-staff.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { removeStaff } from './remove-staff.ts'
import { renewStaffSession } from './renew-staff-session.ts'
import { verifyRecoveryCode } from './verify-recovery-code.ts'
import { verifyStaffCode } from './verify-staff-code.ts'

export const staffRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, staffLogin, ({ body, address, device }) =>
    logInStaff(platform, { ...body, address, device }),
  )
  registerCall(app, platform, staffVerify, ({ body, address, device, officeSession }) =>
    verifyStaffCode(platform, { ...body, address, device, officeSession }),
  )
  registerCall(app, platform, staffVerifyRecovery, ({ body, address, device, officeSession }) =>
    verifyRecoveryCode(platform, { ...body, address, device, officeSession }),
  )
  registerCall(app, platform, getCurrentStaffCall, ({ caller }) => getCurrentStaff(caller))
  registerCall(app, platform, staffRefresh, ({ caller }) => renewStaffSession(platform, caller))
  registerCall(app, platform, staffLogout, async ({ caller, officeSession }) => {
    const ended = await logout(platform, caller)
    officeSession.close()
    return ended
  })
  registerCall(app, platform, changeStaffPasswordCall, ({ caller, body, address, device }) =>
    changeStaffPassword(platform, caller, { ...body, address, device }),
  )
  registerCall(app, platform, makeRecoveryCodesCall, ({ caller, body }) =>
    makeRecoveryCodes(platform, caller, body.code),
  )
  registerCall(app, platform, listStaffCall, () => listStaff(platform))
  registerCall(app, platform, removeStaffCall, ({ caller, body }) => removeStaff(platform, caller, body.id))
}
