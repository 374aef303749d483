import { newPasswordIssues } from '@milgo/domain/identity/new-password-issues'
import { findPasswordFault } from '@milgo/domain/identity/password'
import type { Language } from '@milgo/messages/languages'
import { AppError, type RefusedItem } from '../../errors.ts'
import { queueMessage } from '../../outbox/queue-message.ts'
import { renderPasswordChanged } from '../../outbox/render-password-changed.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashCodeForPhone } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'
import { refuseOverLimit } from '../refuse-over-limit.ts'
import { findAccountByPhone, replacePassword } from './repository.ts'

type Reset = {
  readonly phone: string
  readonly code: string
  readonly password: string
  readonly password_verification: string
  readonly address: string
  readonly language: Language
}

/** A strange phone costs the same work and hears the same as a wrong code. The owner is told by mail. */
export const resetPassword = async (platform: Platform, reset: Reset): Promise<{ status: 201 }> => {
  const { phone, password, address, language } = reset
  const { limits, passwords, config, database, jobs } = platform
  refuseUnfit(reset)
  const account = await findAccountByPhone(platform, phone, [
    limits.loginsPerAddress(address),
    limits.codesPerAccount(phone),
  ])
  refuseOverLimit(account)
  const passwordHash = await passwords.hash(password)
  const { username, email } = account
  if (username === null || email === null) throw new AppError('CODE_WRONG')
  const codeHash = hashCodeForPhone(platform, 'reset', phone, reset.code)
  const tried = await database.transaction(async (tx) => {
    const result = await replacePassword(
      tx,
      platform,
      { purpose: 'reset', username, codeHash, maxTries: config.CODE_TRIES },
      passwordHash,
    )
    if (!result?.is_right) return result
    // Only who has the code learns that it is the account's e-mail; what is thrown here leaves the code unused.
    refuseFault(findPasswordFault(password, { email, identityNumber: '' }))
    await queueMessage(tx, jobs, renderPasswordChanged(config, language, email))
    return result
  })
  refuseWrongCode(tried)
  return { status: 201 }
}

const refuseUnfit = ({ password, password_verification }: Reset): void => {
  const issues = newPasswordIssues(password, password_verification)
  const items: RefusedItem[] = []
  if (issues.password) items.push({ code: issues.password, field: 'password' })
  if (issues.confirmation) items.push({ code: issues.confirmation, field: 'password_verification' })
  if (items.length > 0) throw new AppError('INVALID_FIELDS', { items })
}

const refuseFault = (code: ReturnType<typeof findPasswordFault>): void => {
  if (code) throw new AppError('INVALID_FIELDS', { items: [{ code, field: 'password' }] })
}
