import { randomBytes } from 'node:crypto'
import type { ActingCode } from '@milgo/contracts/authz/make-acting-code'
import { cleanText } from '@milgo/domain/answers/clean-text'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashActingCode } from './hash-acting-code.ts'
import { insertActingCode } from './repository.ts'

/** Decisions, section 11. */
const lifeSeconds = 60

type Asked = { readonly student_id: string; readonly reason: string }

export const makeActingCode = async (
  platform: Platform,
  caller: StaffCaller,
  { student_id: studentId, reason }: Asked,
): Promise<ActingCode> => {
  const code = randomBytes(32).toString('base64url')
  const isMade = await insertActingCode(platform, caller, {
    codeHash: hashActingCode(platform, code),
    studentId,
    reason: cleanText(reason),
    lifeSeconds,
  })
  if (!isMade) throw new AppError('NOT_FOUND')
  return { code, path: `/admin/${code}`, expires_in: lifeSeconds }
}
