import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import type { Platform } from '../../platform/platform.ts'
import { type AskedByStudent, sendCodeToStudent } from '../codes/send-code-to-student.ts'

/** Sends a code for a new password. The answer does not reveal whether the phone is known. */
export const forgotPassword = async (platform: Platform, asked: AskedByStudent): Promise<CodeSession> => {
  const { session } = await sendCodeToStudent(platform, 'reset', asked)
  return { session }
}
