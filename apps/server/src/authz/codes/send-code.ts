import { randomInt, randomUUID } from 'node:crypto'
import { oneTimeCodeLength } from '@milgo/domain/identity/one-time-code'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import { AppError } from '../../errors.ts'
import { queuedMessage } from '../../outbox/queued-message.ts'
import { withCodeOrigin } from '../../outbox/with-code-origin.ts'
import { writeAhead } from '../../outbox/write-letter.ts'
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
  /** By what two codes are told to be of the same, where it is not the phone. */
  readonly waitsBy?: string
  /** Where the caller has named it before. */
  readonly session?: string
  /** By mail where the code proves an address of mail. */
  readonly channel?: 'sms' | 'mail'
  /** Of the password that was asked for as well: made good where it was right. */
  readonly tries?: Tries
}

export type CodeResult = SentCode & { readonly session: string }

/**
 * A new code by SMS; it kills the one before of the same attempt. One budget for every call that sends: by phone, by
 * address and in all. The same is done for a phone that nobody has, but for the message itself.
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
    tries,
  }: CodeRequest,
): Promise<CodeResult> => {
  const { limits, config } = platform
  const code = String(randomInt(10 ** oneTimeCodeLength)).padStart(oneTimeCodeLength, '0')
  const message = await writeAhead(platform, {
    template: templates[purpose],
    language,
    values: { code, minutes: String(config.CODE_MINUTES) },
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
    minutes: config.CODE_MINUTES,
    maxTries: config.CODE_TRIES,
    message: queuedMessage(platform, { ...message, body: toKnown(text) }, sql`from person, code`),
    limits: limits.codeSends({
      phone,
      address,
      device,
      waitsBy,
      isKnown: isReceiverKnown,
      // Of a new address nothing is known either.
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

/** To a phone that nobody has goes as much of nothing. */
const toKnown = (text: string) => sql`case when is_known then ${text} else repeat(' ', length(${text})) end`

/** The wait between two codes is told in seconds; a budget that is used up, as too many. */
export const refuseTooMany = (platform: Platform, { is_open, wait }: CodeResult): void => {
  if (is_open) return
  const seconds = Math.max(1, Math.ceil(wait))
  if (seconds > platform.config.resendSeconds)
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: seconds })
  throw new AppError('RESEND_TOO_SOON', { params: { seconds }, retryAfterSeconds: seconds })
}
