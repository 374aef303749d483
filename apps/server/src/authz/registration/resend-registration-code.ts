import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import { findPhoneOf } from '@milgo/domain/identity/username'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { strangerOf } from '../codes/hash-code.ts'
import { applicantById } from '../codes/repository.ts'
import { refuseTooMany, sendCode } from '../codes/send-code.ts'
import { codeWaitKeyOf } from './code-wait-key.ts'
import { type AttemptNamed, findAttempt } from './find-attempt.ts'

type Asked = AttemptNamed & { readonly language: Language }

/**
 * Sends another code. The answer does not reveal whether there is such an applicant, nor whether the password is right.
 */
export const resendRegistrationCode = async (
  platform: Platform,
  { language, ...named }: Asked,
): Promise<CodeSession> => {
  const { address, device } = named
  const phone = findPhoneOf(named.username) ?? ''
  const { applicant, tries } = await findAttempt(platform, named)
  const sent = await sendCode(platform, applicantById(applicant?.id, strangerOf(platform, phone)), {
    ...{ purpose: 'register', phone, address, device, language, tries },
    waitsBy: codeWaitKeyOf({
      phone,
      identityHash: applicant?.identity_hash ?? '',
      email: applicant?.email ?? '',
    }),
  })
  refuseTooMany(platform, sent)
  return { session: sent.session }
}
