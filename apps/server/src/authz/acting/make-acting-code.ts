import { randomBytes } from 'node:crypto'
import { type ActingCode, makeActingCode as call } from '@milgo/contracts/authz/make-acting-code'
import { cleanText } from '@milgo/domain/answers/clean-text'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { callName } from './call-name.ts'
import { hashActingCode } from './hash-acting-code.ts'
import { insertActingCode } from './repository.ts'

/** See the decisions, section 11. */
const lifeSeconds = 60

type Asked = { readonly student_id: string; readonly reason: string }

/**
 * Returns a one-time code for a student's form. Refused for the caller's own form, for that of a student they know, and
 * while they do a second look of the student's request.
 */
export const makeActingCode = async (
  platform: Platform,
  caller: StaffCaller,
  { student_id: studentId, reason }: Asked,
): Promise<ActingCode> => {
  const code = randomBytes(32).toString('base64url')
  const asked = await insertActingCode(platform, caller, {
    call: callName(call),
    codeHash: hashActingCode(platform, code),
    studentId,
    reason: cleanText(reason),
    lifeSeconds,
  })
  if (!asked) throw new AppError('NOT_FOUND')
  if (asked.refusal) throw new AppError(asked.refusal)
  return { code, path: `/admin/${code}`, expires_in: lifeSeconds }
}
