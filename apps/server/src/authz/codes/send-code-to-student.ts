import type { Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { strangerOf } from './hash-code.ts'
import { studentByPhone } from './repository.ts'
import { refuseTooMany, sendCode } from './send-code.ts'

/** The values with which a student asks for a code. */
export type AskedByStudent = Origin & {
  readonly phone: string
  readonly language: Language
  readonly register_period?: string | undefined
  /** The session of the code that was sent before in the same attempt. */
  readonly session?: string | undefined
}

/**
 * Sends a code to the student of this phone, if there is one. A login attempt is identified by its session: a code that
 * is asked for without a session belongs to a new attempt, and leaves the codes of other attempts valid. A password
 * reset has no session, so it is unknown who asked for a valid code. Therefore valid codes stay, and only used or
 * expired ones are removed.
 */
export const sendCodeToStudent = async (
  platform: Platform,
  purpose: 'login' | 'reset',
  { phone, address, device, language, register_period: period, session }: AskedByStudent,
): Promise<{ session: string; isKnown: boolean }> => {
  const isDead = sql`(used_at is not null or expires_at <= ${platform.clock.now()})`
  const sameAttempt = session === undefined ? sql`false` : sql`id = ${session}::uuid`
  const receiver = studentByPhone({
    phone,
    stranger: strangerOf(platform, phone),
    period,
    replaces: purpose === 'reset' ? isDead : sameAttempt,
  })
  const sent = await sendCode(platform, receiver, { purpose, phone, address, device, language })
  refuseTooMany(platform, sent)
  return { session: sent.session, isKnown: sent.is_known }
}
