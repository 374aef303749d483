import { ReturnReason } from '@milgo/domain/payment/return-reason'
import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true })

/** A payment that waits for another account. Accounts are masked: bank, branch and the last digits. */
export const BankFixRow = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  due: z.int(),
  /** The account that the payment came back from; null where there was none. */
  old_account: z.string().nullable(),
  /** The bank's; `NO_ACCOUNT` where no payment came back. */
  objection: ReturnReason.or(z.literal('NO_ACCOUNT')),
  /** Why the caller may not act on it. */
  refusal: z.enum(['CONFLICT_OF_INTEREST', 'SECOND_PERSON_REQUIRED']).nullable(),
})
export type BankFixRow = z.infer<typeof BankFixRow>

export const WaitingAccount = BankFixRow.extend({
  account_id: z.uuid(),
  account: z.string(),
  sent_at: Moment,
  confirmation: z.string().nullable().meta({ description: 'The file that confirms it' }),
  is_as_before: z.boolean().meta({ description: 'It is the account that a payment came back from' }),
  other_uses: z.int().meta({ description: 'Other requests that have named the same account' }),
  other_requests: z.array(z.string()).meta({ description: 'The numbers of the first ten of them' }),
  contact_rest_hours: z.int().meta({
    description: 'What is left of the 72 hours after a change of phone or e-mail; 0 where nothing is',
  }),
})
export type WaitingAccount = z.infer<typeof WaitingAccount>
