import { getCurrentStaff as getCurrentStaffCall } from '@milgo/contracts/authz/get-current-staff'
import { removeStaff as removeStaffCall } from '@milgo/contracts/authz/remove-staff'
import { staffLogin } from '@milgo/contracts/authz/staff-login'
import { staffLogout } from '@milgo/contracts/authz/staff-logout'
import { staffRefresh } from '@milgo/contracts/authz/staff-refresh'
import { staffVerify } from '@milgo/contracts/authz/staff-verify'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { logout } from '../sessions/logout.ts'
import { refresh } from '../sessions/refresh.ts'
import { getCurrentStaff } from './get-current-staff.ts'
import { logInStaff } from './log-in-staff.ts'
import { removeStaff } from './remove-staff.ts'
import { verifyStaffCode } from './verify-staff-code.ts'

export const staffRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, staffLogin, ({ body, address, device }) =>
    logInStaff(platform, { ...body, address, device }),
  )
  registerCall(app, platform, staffVerify, ({ body, address, device }) =>
    verifyStaffCode(platform, { ...body, address, device }),
  )
  registerCall(app, platform, getCurrentStaffCall, ({ caller }) => getCurrentStaff(caller))
  registerCall(app, platform, staffRefresh, ({ caller }) => refresh(platform, caller))
  registerCall(app, platform, staffLogout, ({ caller }) => logout(platform, caller))
  registerCall(app, platform, removeStaffCall, ({ caller, body }) => removeStaff(platform, caller, body.id))
}
