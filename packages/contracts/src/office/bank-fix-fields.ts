import { AccountProblem } from '@milgo/domain/bank-fix/account-problem'
import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true })

/** An award that waits for an account that it can be paid to. Accounts are masked: bank, branch and the last digits. */
export const BankFixRow = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  due: z.int(),
  /** The account that cannot be paid to; null where there was none. */
  old_account: z.string().nullable(),
  /** Why an account is needed: what the bank said of a payment that came back, or why there is no usable one. */
  problem: AccountProblem,
  /** Why the caller may not act on it. */
  refusal: z.enum(['CONFLICT_OF_INTEREST', 'SECOND_PERSON_REQUIRED']).nullable(),
})
export type BankFixRow = z.infer<typeof BankFixRow>

export const WaitingAccount = BankFixRow.extend({
  account_id: z.uuid(),
  account: z.string(),
  is_payable: z
    .boolean()
    .meta({ description: "The bank's file has room for it; otherwise it cannot be accepted" }),
  sent_at: Moment,
  confirmation: z.string().nullable().meta({ description: 'The file that confirms it' }),
  is_as_before: z.boolean().meta({ description: 'It was accepted before, and cannot be paid to' }),
  other_uses: z.int().meta({ description: 'Other requests that have named the same account' }),
  other_requests: z.array(z.string()).meta({ description: 'The numbers of the first ten of them' }),
  contact_rest_hours: z.int().meta({
    description: 'What is left of the 72 hours after a change of phone or e-mail; 0 where nothing is',
  }),
})
export type WaitingAccount = z.infer<typeof WaitingAccount>
