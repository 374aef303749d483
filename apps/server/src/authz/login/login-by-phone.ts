import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendCodeToStudent } from '../codes/send-code-to-student.ts'

type Asked = { readonly phone: string; readonly address: string; readonly language: Language }

export const loginByPhone = async (platform: Platform, asked: Asked): Promise<CodeSession> => {
  const { session, isKnown } = await sendCodeToStudent(platform, 'login', asked)
  if (!isKnown) throw new AppError('USER_NOT_FOUND')
  return { session }
}
