import type { Language } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { refuseTooMany, sendCode } from '../codes/send-code.ts'

/** Sends the code with which a student confirms new bank details; it goes to the phone of the account, never elsewhere. */
export const sendBankCode = async (
  platform: Platform,
  { id, account }: StudentCaller,
  language: Language,
  origin: Origin,
): Promise<void> => {
  const sent = await sendCode(
    platform,
    {
      person: sql`select username, phone, null::uuid as applicant_id, id as student_id, true as is_known
        from students where id = ${id}::uuid`,
      replaces: sql`username = ${account.username}`,
    },
    { purpose: 'bank', phone: account.phone, waitsBy: `bank:${id}`, language, ...origin },
  )
  refuseTooMany(platform, sent)
}
