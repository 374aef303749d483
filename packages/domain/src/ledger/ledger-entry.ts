import { z } from 'zod'

/** Whole NIS. */
const Amount = z.int().min(0)
const StaffPair = z
  .tuple([z.string().min(1), z.string().min(1)])
  .refine(([one, other]) => one !== other, { message: 'two different people' })

/** The result of an order, from the bank or from an institution that pays by its list. */
export const OrderResult = z.enum(['PAID', 'RETURNED', 'CANCELLED'])
export type OrderResult = z.infer<typeof OrderResult>

/** One row of a student's ledger, append only; decisions, section 9. Every sum of money is a function of these rows. */
export const LedgerEntry = z.discriminatedUnion('kind', [
  /** A published award. Only the last one counts. */
  z.object({ kind: z.literal('ENTITLEMENT'), scoreVersion: z.int().min(1), award: Amount }),
  /** A bank account that finance may pay to. The first one is sent with the request. */
  z.object({ kind: z.literal('ACCOUNT_ACCEPTED'), account: z.string().min(1) }),
  /** The bank details were erased; only a newly accepted account can be paid to. */
  z.object({ kind: z.literal('ACCOUNT_ERASED') }),
  /** The bank's file cannot contain the account; only a newly accepted account can be paid to. */
  z.object({ kind: z.literal('ACCOUNT_UNPAYABLE'), account: z.string().min(1) }),
  /** Two finance members opened the bank fix for a student of a sponsored institution. */
  z.object({ kind: z.literal('BANK_FIX_OPENED'), by: StaffPair }),
  z.object({
    kind: z.literal('ORDER'),
    order: z.string().min(1),
    batch: z.string().min(1),
    amount: Amount.min(1),
    /** The account, fixed with the order; null for a row of an institution's list. */
    account: z.string().min(1).nullable(),
    /** The returned orders that this order replaces: all that no other order replaces. */
    reissues: z.array(z.string().min(1)),
  }),
  z.object({
    kind: z.literal('RESULT'),
    order: z.string().min(1),
    result: z.enum(['PAID', 'RETURNED']),
    /** The bank's reason for a returned payment. */
    reason: z.string(),
  }),
  /** By two finance members, with the bank's confirmation as reason. */
  z.object({
    kind: z.literal('CANCELLATION'),
    order: z.string().min(1),
    by: StaffPair,
    reason: z.string().min(1),
  }),
  /** A row of a result file that could not be applied. No order is made until it is decided. */
  z.object({ kind: z.literal('QUARANTINED'), row: z.string().min(1), reason: z.string().min(1) }),
  /** The decision of two finance members on a quarantined row: a change of the paid sum, or 0 to dismiss the row. */
  z.object({
    kind: z.literal('CORRECTION'),
    row: z.string().min(1),
    amount: z.int(),
    by: StaffPair,
    reason: z.string().min(1),
  }),
  /** The reminders of a bank fix are over. The next accepted account ends this state. */
  z.object({ kind: z.literal('UNCLAIMED') }),
])
export type LedgerEntry = z.infer<typeof LedgerEntry>
export type LedgerEntryOf<K extends LedgerEntry['kind']> = Extract<LedgerEntry, { kind: K }>

/** The entries, oldest first. */
export type Ledger = readonly LedgerEntry[]
