import { acceptInvitation as acceptInvitationCall } from '@milgo/contracts/authz/accept-invitation'
import { changeStaffPassword as changeStaffPasswordCall } from '@milgo/contracts/authz/change-staff-password'
import { changeStaffRoles as changeStaffRolesCall } from '@milgo/contracts/authz/change-staff-roles'
import { decideStaffChange as decideStaffChangeCall } from '@milgo/contracts/authz/decide-staff-change'
import { getCurrentStaff as getCurrentStaffCall } from '@milgo/contracts/authz/get-current-staff'
import { inviteStaff as inviteStaffCall } from '@milgo/contracts/authz/invite-staff'
import { listStaff as listStaffCall } from '@milgo/contracts/authz/list-staff'
import { makeRecoveryCodes as makeRecoveryCodesCall } from '@milgo/contracts/authz/make-recovery-codes'
import { removeStaff as removeStaffCall } from '@milgo/contracts/authz/remove-staff'
import { resetStaffLogin as resetStaffLoginCall } from '@milgo/contracts/authz/reset-staff-login'
import { staffLogin } from '@milgo/contracts/authz/staff-login'
import { staffLogout } from '@milgo/contracts/authz/staff-logout'
import { staffRefresh } from '@milgo/contracts/authz/staff-refresh'
import { staffVerify } from '@milgo/contracts/authz/staff-verify'
import { staffVerifyRecovery } from '@milgo/contracts/authz/staff-verify-recovery'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { logout } from '../sessions/logout.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeStaffPassword } from './change-staff-password.ts'
import { decideStaffChange } from './decide-staff-change.ts'
import { getCurrentStaff } from './get-current-staff.ts'
import { listStaff } from './list-staff.ts'
import { logInStaff } from './log-in-staff.ts'
import { makeRecoveryCodes } from './make-recovery-codes.ts'
import { changeStaffRoles, inviteStaff, resetStaffLogin } from './propose-staff-change.ts'
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
  registerCall(app, platform, removeStaffCall, ({ caller, body }) => removeStaff(platform, caller, body))
  registerCall(app, platform, inviteStaffCall, ({ caller, language, body }) =>
    inviteStaff(platform, { caller, language }, body),
  )
  registerCall(app, platform, changeStaffRolesCall, ({ caller, language, body }) =>
    changeStaffRoles(platform, { caller, language }, body),
  )
  registerCall(app, platform, resetStaffLoginCall, ({ caller, language, body }) =>
    resetStaffLogin(platform, { caller, language }, body.id),
  )
  registerCall(app, platform, decideStaffChangeCall, ({ caller, language, body }) =>
    decideStaffChange(platform, caller, language, body),
  )
  registerCall(app, platform, acceptInvitationCall, ({ body }) => acceptInvitation(platform, body))
}
