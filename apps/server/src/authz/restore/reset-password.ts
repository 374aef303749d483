import { findPasswordFault } from '@milgo/domain/identity/password'
import { newPasswordIssues } from '@milgo/domain/login/new-password-issues'
import type { Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import { AppError, type RefusedItem } from '../../errors.ts'
import { queuedMessage } from '../../outbox/queued-message.ts'
import { renderPasswordChanged } from '../../outbox/render-password-changed.ts'
import { writeAhead } from '../../outbox/write-message.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { isSentTo } from '../../store/login-account.ts'
import { refuseOverLimit } from '../../store/refuse-over-limit.ts'
import { hashCode, strangerOf } from '../codes/hash-code.ts'
import { refuseWrongCode } from '../codes/refuse-wrong-code.ts'
import { findAccountByPhone, replacePassword, triedCode } from './repository.ts'

type Reset = Origin & {
  readonly phone: string
  readonly code: string
  readonly password: string
  readonly password_verification: string
  readonly language: Language
  readonly register_period?: string | undefined
}

/**
 * Replaces the password by a code. An unknown phone causes the same work and the same answer as a wrong code. The
 * student is notified by mail. There is no session here, so tries are counted by caller, and a code has a maximum of
 * tries in all. A device that has logged in before is counted apart from strangers.
 */
export const resetPassword = async (platform: Platform, reset: Reset): Promise<{ status: 201 }> => {
  const { phone, password, language, register_period: period } = reset
  const { limits, passwords, config } = platform
  refuseUnfit(reset)
  const account = await findAccountByPhone(platform, phone, period, [limits.codeMisses(phone, reset)])
  refuseOverLimit(account)
  const { id, email } = account.student ?? { id: undefined, email: '' }
  const isUnchanged = await passwords.verify(password, account.student?.password_hash)
  const fault = findPasswordFault(password, { email, identityNumber: '', isUnchanged })
  const message = await writeAhead(platform, renderPasswordChanged(config, language, { id, email }))
  const { isOfKnownDevice, ...limit } = limits.resetTries(phone, reset, triedCode)
  const tried = await replacePassword(
    platform,
    {
      purpose: 'reset',
      which: isSentTo(phone, strangerOf(platform, phone)),
      codeHash: hashCode(platform, 'reset', phone, reset.code),
      maxTries: config.CODE_TRIES_IN_ALL,
      isLeftUnused: fault !== undefined,
      isCountedApart: isOfKnownDevice,
    },
    {
      studentId: id,
      passwordHash: await passwords.hash(password),
      message: queuedMessage(platform, message, sql`from changed`),
      limit,
    },
  )
  if (tried && !tried.is_open) throw new AppError('CODE_BLOCKED')
  refuseWrongCode(tried)
  // This is said only after the right code, because it reveals that the password is the account's e-mail or its present
  // password.
  if (fault) throw new AppError('INVALID_FIELDS', { items: [{ code: fault, field: 'password' }] })
  return { status: 201 }
}

const refuseUnfit = ({ password, password_verification }: Reset): void => {
  const issues = newPasswordIssues(password, password_verification)
  const items: RefusedItem[] = []
  if (issues.password) items.push({ ...issues.password, field: 'password' })
  if (issues.confirmation) items.push({ ...issues.confirmation, field: 'password_verification' })
  if (items.length > 0) throw new AppError('INVALID_FIELDS', { items })
}
