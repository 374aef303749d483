import type { Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { strangerOf } from './hash-code.ts'
import { studentByPhone } from './repository.ts'
import { refuseTooMany, sendCode } from './send-code.ts'

/** What a student asks a code with. */
export type AskedByStudent = Origin & {
  readonly phone: string
  readonly language: Language
  readonly register_period?: string | undefined
  /** Of the code that was sent before in the same attempt. */
  readonly session?: string | undefined
}

/**
 * To the student of this phone, where there is one. An attempt to log in is its session: a code that is asked for without
 * one is another attempt, and leaves the codes of others alone. A new password has no session, so that nobody can tell
 * whose a living code is: it stays, and only what is dead makes room.
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
