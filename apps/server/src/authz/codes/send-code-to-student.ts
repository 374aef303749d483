import type { Platform } from '../../platform/platform.ts'
import { strangerOf } from './hash-code.ts'
import { studentByPhone } from './repository.ts'
import { type CodeRequest, refuseTooMany, sendCode } from './send-code.ts'

/** To the student of this phone, where there is one. */
export const sendCodeToStudent = async (
  platform: Platform,
  purpose: 'login' | 'reset',
  asked: Omit<CodeRequest, 'purpose'>,
): Promise<{ session: string; isKnown: boolean }> => {
  const receiver = studentByPhone(asked.phone, strangerOf(platform, asked.phone))
  const sent = await sendCode(platform, receiver, { ...asked, purpose })
  refuseTooMany(platform, sent)
  return { session: sent.session, isKnown: sent.is_known }
}
