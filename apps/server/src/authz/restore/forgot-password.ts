import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { sendCodeToStudent } from '../codes/send-code-to-student.ts'

type Asked = { readonly phone: string; readonly address: string; readonly language: Language }

/** Whether the phone is known does not show. */
export const forgotPassword = async (platform: Platform, asked: Asked): Promise<CodeSession> => {
  const { session } = await sendCodeToStudent(platform, 'reset', asked)
  return { session }
}
