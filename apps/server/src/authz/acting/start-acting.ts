import { randomUUID } from 'node:crypto'
import { type ActingAnswer, adminHandoff } from '@milgo/contracts/authz/admin-handoff'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { issueToken } from '../sessions/issue-token.ts'
import { callName } from './call-name.ts'
import { hashActingCode } from './hash-acting-code.ts'
import { openActingSession } from './repository.ts'

type Tried = { readonly code: string; readonly address: string }

/**
 * Opens an acting session by a code. The refusal does not say why a code is not valid: an entitled person asks for
 * another. A valid code is used up and refused if the person may no longer see this student's form.
 */
export const startActing = async (platform: Platform, { code, address }: Tried): Promise<ActingAnswer> => {
  const sessionId = randomUUID()
  const opened = await openActingSession(
    platform,
    { call: callName(adminHandoff), codeHash: hashActingCode(platform, code), sessionId },
    [platform.limits.loginsPerAddress(address)],
  )
  if (opened) refuseOverLimit(opened)
  if (opened?.refusal) throw new AppError(opened.refusal)
  if (!opened?.session) throw new AppError('CODE_EXPIRED')
  const { student_id, username, staff_name, now, ends_at } = opened.session
  const session = { id: sessionId, now: new Date(now), endsAt: new Date(ends_at) }
  const { jwtToken } = await issueToken(platform, 'milgo-acting', session)
  return { id: student_id, jwtToken, username, staff_name }
}
