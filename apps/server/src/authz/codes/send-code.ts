import { randomInt, randomUUID } from 'node:crypto'
import { oneTimeCodeLength } from '@milgo/domain/identity/one-time-code'
import type { Language } from '@milgo/messages/languages'
import type { SQL } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { deliverMessageJob } from '../../jobs/deliver-message.ts'
import { renderCodeSms } from '../../outbox/render-code-sms.ts'
import type { CodePurpose } from '../../platform/database/accounts-schema.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashCodeForPhone } from './hash-code.ts'
import { insertCode, type SentCode } from './repository.ts'

export type CodeRequest = {
  readonly purpose: CodePurpose
  readonly phone: string
  readonly address: string
  readonly language: Language
}

export type CodeResult = Pick<SentCode, 'is_open' | 'wait' | 'is_known' | 'living'> & {
  readonly session: string
}

/**
 * A new code by SMS, in the caller's transaction; it kills the one before. One budget for every call that sends:
 * by phone, by address and in all.
 */
export const sendCode = async (
  tx: Queryable,
  platform: Platform,
  person: SQL,
  { purpose, phone, address, language }: CodeRequest,
): Promise<CodeResult> => {
  const { limits, config, jobs } = platform
  const code = String(randomInt(10 ** oneTimeCodeLength)).padStart(oneTimeCodeLength, '0')
  const session = randomUUID()
  const sent = await insertCode(tx, platform, person, {
    session,
    purpose,
    codeHash: hashCodeForPhone(platform, purpose, phone, code),
    minutes: config.CODE_MINUTES,
    maxTries: config.CODE_TRIES,
    text: renderCodeSms(config, language, purpose, code),
    limits: [limits.resend(phone), limits.smsPerPhone(phone), limits.smsPerAddress(address)],
    inAll: limits.smsInAll(),
  })
  if (!sent) throw new AppError('UNSPECIFIED')
  if (sent.message_id) await jobs.enqueue(tx, deliverMessageJob, { messageId: sent.message_id })
  return { ...sent, session }
}

/** The wait between two codes is told in seconds; a budget that is used up, as too many. */
export const refuseTooMany = (platform: Platform, { is_open, wait }: CodeResult): void => {
  if (is_open) return
  const seconds = Math.max(1, Math.ceil(wait))
  if (seconds > platform.config.resendSeconds)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds })
  throw new AppError('RESEND_TOO_SOON', { params: { seconds }, retryAfterSeconds: seconds })
}
