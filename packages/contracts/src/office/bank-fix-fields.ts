import { AccountProblem } from '@milgo/domain/bank-fix/account-problem'
import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true })

/** An award that waits for a usable account. Accounts are masked: bank, branch and the last digits. */
export const BankFixRow = z.object({
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  due: z.int(),
  /** The account that cannot be paid to; null if there was none. */
  old_account: z.string().nullable(),
  /** Why an account is needed: the bank's reason for a returned payment, or why there is no usable account. */
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
    .meta({ description: "The account fits into the bank's file. Otherwise it cannot be accepted" }),
  sent_at: Moment,
  confirmation: z.string().nullable().meta({ description: 'The file that confirms it' }),
  is_as_before: z.boolean().meta({ description: 'The account was accepted before and cannot be paid to' }),
  other_uses: z.int().meta({ description: 'How many other requests have the same account' }),
  other_requests: z.array(z.string()).meta({ description: 'The request numbers of the first ten of these' }),
  contact_rest_hours: z.int().meta({
    description: 'The remaining hours of the 72 hours after a change of phone or e-mail. 0 if they are over',
  }),
})
export type WaitingAccount = z.infer<typeof WaitingAccount>

/** The key of the last row of a page. */
export const BankFixPosition = z.strictObject({ at: Moment, id: z.uuid() })
export type BankFixPosition = z.infer<typeof BankFixPosition>

export const bankFixPage = {
  /** The rows after this one. */
  body: z.strictObject({ period: z.string().max(20), after: BankFixPosition.optional() }),
  response: {
    next: BankFixPosition.nullable(),
    total: z.int().meta({ description: 'How many there are on all pages' }),
  },
} as const
