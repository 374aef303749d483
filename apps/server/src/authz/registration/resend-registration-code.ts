import type { CodeSession } from '@milgo/contracts/authz/account-fields'
import { findPhoneOf } from '@milgo/domain/identity/username'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { applicantById } from '../codes/repository.ts'
import { refuseTooMany, sendCode } from '../codes/send-code.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { findApplicant } from './repository.ts'

type Asked = {
  readonly username: string
  readonly password: string
  readonly address: string
  readonly language: Language
}

/** Whether there is such an applicant, and whether the password is theirs, does not show. */
export const resendRegistrationCode = async (
  platform: Platform,
  { username, password, address, language }: Asked,
): Promise<CodeSession> => {
  const { limits, passwords } = platform
  const applicant = await findApplicant(platform, username, [
    limits.loginsPerAddress(address),
    limits.loginsPerAccount(username),
  ])
  refuseOverLimit(applicant)
  const isTheirs = await passwords.verify(password, applicant.password_hash ?? undefined)
  const receiver = isTheirs && applicant.id !== null ? applicant.id : undefined
  const sent = await platform.database.transaction((tx) =>
    sendCode(tx, platform, applicantById(receiver), {
      purpose: 'register',
      phone: findPhoneOf(username) ?? '',
      address,
      language,
    }),
  )
  refuseTooMany(platform, sent)
  return { session: sent.session }
}
