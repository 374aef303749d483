import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import type { Platform } from '../../platform/platform.ts'
import { type AskedByStudent, sendCodeToStudent } from '../codes/send-code-to-student.ts'

/** Sends another code. The answer does not reveal whether the phone is known. */
export const resendCode = async (platform: Platform, asked: AskedByStudent): Promise<CodeSession> => {
  const { session } = await sendCodeToStudent(platform, 'login', asked)
  return { session }
}
