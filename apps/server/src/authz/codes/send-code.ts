import { randomInt, randomUUID } from 'node:crypto'
import { oneTimeCodeLength } from '@milgo/domain/identity/one-time-code'
import type { Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { deliverMessageJob } from '../../jobs/deliver-message.ts'
import { renderCodeSms } from '../../outbox/render-code-sms.ts'
import type { CodePurpose } from '../../platform/database/accounts-schema.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashCode } from './hash-code.ts'
import { insertCode, type Receiver, type SentCode } from './repository.ts'

export type CodeRequest = {
  readonly purpose: CodePurpose
  readonly phone: string
  readonly address: string
  readonly language: Language
}

export type CodeResult = SentCode & { readonly session: string }

/**
 * A new code by SMS; it kills the one before. One budget for every call that sends: by phone, by address and in all.
 * The same is done for a phone that nobody has, but for the message itself.
 */
export const sendCode = async (
  platform: Platform,
  receiver: Receiver,
  { purpose, phone, address, language }: CodeRequest,
): Promise<CodeResult> => {
  const { limits, config, jobs } = platform
  const code = String(randomInt(10 ** oneTimeCodeLength)).padStart(oneTimeCodeLength, '0')
  const [session, messageId] = [randomUUID(), randomUUID()]
  const sent = await insertCode(platform, receiver, {
    session,
    purpose,
    codeHash: hashCode(platform, purpose, phone, code),
    noCodeHash: hashCode(platform, purpose, phone, session),
    minutes: config.CODE_MINUTES,
    maxTries: config.CODE_TRIES,
    messageId,
    text: renderCodeSms(config, language, purpose, code),
    job: await jobs.insertion(deliverMessageJob, { messageId }, sql`exists (select from message)`),
    limits: [limits.resend(phone), limits.smsPerPhone(phone), limits.smsPerAddress(address)],
    inAll: limits.smsInAll(),
    toNobody: limits.smsToNobody(),
  })
  if (!sent) throw new AppError('UNSPECIFIED')
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
