import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { sql } from 'drizzle-orm'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { refuseTooMany, sendCode } from '../codes/send-code.ts'

/** The bank details that a code confirms, and no others: the hash of all of them, and the masked account. */
type ConfirmedDetails = { readonly hash: string; readonly account: string }

/**
 * Sends the code by which a student confirms new bank details, always to the phone of the student. The message names the
 * account, so that nobody confirms another one unawares.
 */
export const sendBankCode = async (
  platform: Platform,
  { id, account }: StudentCaller,
  confirmed: ConfirmedDetails,
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
    {
      purpose: 'bank',
      phone: account.phone,
      waitsBy: `bank:${id}`,
      confirmsHash: confirmed.hash,
      confirmsAccount: leftToRight(confirmed.account),
      language,
      ...origin,
    },
  )
  refuseTooMany(platform, sent)
}
