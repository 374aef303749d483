import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import { findPhoneOf } from '@milgo/domain/identity/username'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { strangerOf } from '../codes/hash-code.ts'
import { applicantById } from '../codes/repository.ts'
import { refuseTooMany, sendCode } from '../codes/send-code.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { findApplicant } from './repository.ts'

type Asked = Origin & { readonly username: string; readonly password: string; readonly language: Language }

/** Whether there is such an applicant, and whether the password is theirs, does not show. */
export const resendRegistrationCode = async (
  platform: Platform,
  { username, password, language, ...origin }: Asked,
): Promise<CodeSession> => {
  const { limits, passwords } = platform
  const phone = findPhoneOf(username) ?? ''
  const tries = limits.passwordTries(username, origin)
  const found = await findApplicant(platform, username, tries)
  refuseOverLimit(found)
  const isTheirs = await passwords.verify(password, found.applicant?.password_hash)
  const sent = await sendCode(
    platform,
    applicantById(isTheirs ? found.applicant?.id : undefined, strangerOf(platform, phone)),
    { purpose: 'register', phone, address: origin.address, language, tries },
  )
  refuseTooMany(platform, sent)
  return { session: sent.session }
}
