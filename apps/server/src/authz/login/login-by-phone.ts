import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AskedByStudent, sendCodeToStudent } from '../codes/send-code-to-student.ts'

export const loginByPhone = async (platform: Platform, asked: AskedByStudent): Promise<CodeSession> => {
  const { session, isKnown } = await sendCodeToStudent(platform, 'login', asked)
  if (!isKnown) throw new AppError('USER_NOT_FOUND')
  return { session }
}
