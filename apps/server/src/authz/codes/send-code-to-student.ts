import type { Platform } from '../../platform/platform.ts'
import { studentByPhone } from './repository.ts'
import { type CodeRequest, refuseTooMany, sendCode } from './send-code.ts'

/** To the student of this phone, where there is one; limits are counted alike where there is none. */
export const sendCodeToStudent = async (
  platform: Platform,
  purpose: 'login' | 'reset',
  asked: Omit<CodeRequest, 'purpose'>,
): Promise<{ session: string; isKnown: boolean }> => {
  const sent = await platform.database.transaction((tx) =>
    sendCode(tx, platform, studentByPhone(asked.phone), { ...asked, purpose }),
  )
  refuseTooMany(platform, sent)
  return { session: sent.session, isKnown: sent.is_known }
}
