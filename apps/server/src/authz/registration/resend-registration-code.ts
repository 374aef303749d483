import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import { findPhoneOf } from '@milgo/domain/identity/username'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { strangerOf } from '../codes/hash-code.ts'
import { applicantById } from '../codes/repository.ts'
import { refuseTooMany, sendCode } from '../codes/send-code.ts'
import { type AttemptNamed, findAttempt } from './find-attempt.ts'
import { waitOfApplicant } from './wait-of-applicant.ts'

type Asked = AttemptNamed & { readonly language: Language }

/** Whether there is such an applicant, and whether the password is theirs, does not show. */
export const resendRegistrationCode = async (
  platform: Platform,
  { language, ...named }: Asked,
): Promise<CodeSession> => {
  const { address, device } = named
  const phone = findPhoneOf(named.username) ?? ''
  const { applicant, tries } = await findAttempt(platform, named)
  const sent = await sendCode(platform, applicantById(applicant?.id, strangerOf(platform, phone)), {
    ...{ purpose: 'register', phone, address, device, language, tries },
    waitsBy: waitOfApplicant({
      phone,
      identityHash: applicant?.identity_hash ?? '',
      email: applicant?.email ?? '',
    }),
  })
  refuseTooMany(platform, sent)
  return { session: sent.session }
}
