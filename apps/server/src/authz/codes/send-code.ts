import { randomInt, randomUUID } from 'node:crypto'
import { oneTimeCodeLength } from '@milgo/domain/login/one-time-code'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { queuedMessage } from '../../outbox/queued-message.ts'
import { withCodeOrigin } from '../../outbox/with-code-origin.ts'
import { writeAhead } from '../../outbox/write-message.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tries } from '../../platform/rate-limit.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import type { CodePurpose } from '../../store/accounts-schema.ts'
import { nobody } from '../../store/outbox-message.ts'
import { hashCode } from './hash-code.ts'
import { insertCode, isReceiverKnown, type Receiver, type SentCode } from './repository.ts'

export type CodeRequest = Origin & {
  readonly purpose: CodePurpose
  readonly phone: string
  readonly language: Language
  /** The key of the wait between two codes, if it is not the phone. */
  readonly waitsBy?: string
  /** The session of the new code, if the caller has already chosen it. */
  readonly session?: string
  /** The hash of the values that the code confirms, if it confirms values. */
  readonly confirmsHash?: string
  /** The account that the code confirms, masked. The message names it. */
  readonly confirmsAccount?: string
  /** `mail` if the code confirms an e-mail address. */
  readonly channel?: 'sms' | 'mail'
  /** The counted password tries of the call; taken back if the password was right. */
  readonly tries?: Tries
}

export type CodeResult = SentCode & { readonly session: string }

/**
 * Sends a new code. It replaces the earlier code of the same attempt. All calls that send codes share one budget: by
 * phone, by address and in all. For a phone without an account the same is done, except for the message.
 */
export const sendCode = async (
  platform: Platform,
  receiver: Receiver,
  {
    purpose,
    phone,
    address,
    device,
    language,
    waitsBy = phone,
    channel = 'sms',
    session = randomUUID(),
    confirmsHash,
    confirmsAccount: account,
    tries,
  }: CodeRequest,
): Promise<CodeResult> => {
  const { limits, config } = platform
  const code = String(randomInt(10 ** oneTimeCodeLength)).padStart(oneTimeCodeLength, '0')
  const message = await writeAhead(platform, {
    template: templates[purpose],
    language,
    values: { code, minutes: String(config.CODE_MINUTES), ...(account !== undefined && { account }) },
    channel,
    studentId: sql`person.student_id`,
    cause: sql`'code:' || code.id`,
    recipient: sql`coalesce(phone, ${nobody})`,
    state: sql`case when is_known then 'queued' else 'expired' end`,
    sendBefore: sql`code.expires_at`,
  })
  const text = channel === 'sms' ? withCodeOrigin(config, message.body, code) : message.body
  const sent = await insertCode(platform, receiver, {
    session,
    purpose,
    codeHash: hashCode(platform, purpose, phone, code),
    noCodeHash: hashCode(platform, purpose, phone, session),
    confirmsHash,
    minutes: config.CODE_MINUTES,
    maxTries: config.CODE_TRIES,
    message: queuedMessage(platform, { ...message, body: toKnown(text) }, sql`from person, code`),
    limits: limits.codeSends({
      phone,
      address,
      device,
      waitsBy,
      isKnown: isReceiverKnown,
      // Nothing is known of a new address either.
      isForNewcomer: purpose === 'register' || purpose === 'contact',
    }),
    ...(tries && { tries }),
  })
  if (!sent) throw new AppError('UNSPECIFIED')
  return { ...sent, session }
}

const templates = {
  register: 'CODE_REGISTER',
  login: 'CODE_LOGIN',
  reset: 'CODE_RESET',
  contact: 'CODE_CONTACT',
  bank: 'CODE_BANK',
} as const satisfies Record<CodePurpose, MessageTemplate>

/** For an unknown phone the text is replaced by as many blanks. */
const toKnown = (text: string) => sql`case when is_known then ${text} else repeat(' ', length(${text})) end`

/**
 * Refuses if the limit is reached: with the seconds to wait between two codes, or as too many requests if a budget is
 * used up.
 */
export const refuseTooMany = (platform: Platform, { is_open, wait }: CodeResult): void => {
  if (is_open) return
  const seconds = Math.max(1, Math.ceil(wait))
  if (seconds > platform.config.resendSeconds)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds })
  throw new AppError('RESEND_TOO_SOON', { params: { seconds }, retryAfterSeconds: seconds })
}
