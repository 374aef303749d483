import { BatchAct, BatchState } from '@milgo/domain/payment/batch'
import { ResultVerdict } from '@milgo/domain/payment/explain-result'
import { LeftOutReason } from '@milgo/domain/payment/left-out'
import { OrderState } from '@milgo/domain/payment/order-state'
import { ReturnReason } from '@milgo/domain/payment/return-reason'
import { z } from 'zod'
import { StaffName } from './queue-fields.ts'

const Moment = z.iso.datetime({ offset: true })

export const BatchParams = z.object({ id: z.uuid() })
export const ResultFileParams = z.object({ id: z.uuid() })

/** The number of rows, and their sum in NIS. */
export const Sum = z.object({ count: z.int(), amount: z.int() })
export type Sum = z.infer<typeof Sum>

/** The payer of a batch: the bank, or an institution that passes the money on. */
export const BatchPayer = z.object({ institution_id: z.int().nullable(), institution: z.string().nullable() })

export const BatchSummary = z.object({
  id: z.uuid(),
  /** `2025-007`, also in the names of its files. */
  code: z.string(),
  payer: BatchPayer,
  state: BatchState,
  created_at: Moment,
  created_by: StaffName,
  orders: Sum,
  open: Sum,
  paid: Sum,
  returned: Sum,
  cancelled: Sum,
  left_out: Sum,
})
export type BatchSummary = z.infer<typeof BatchSummary>

export const BatchDone = z.object({ at: Moment, by: StaffName })

export const BatchDetails = BatchSummary.extend({
  /** A change sends the version that its page showed. */
  version: z.int(),
  approved: BatchDone.nullable(),
  exported: BatchDone.nullable(),
  confirmed_at: Moment.nullable(),
  /** The acts of the caller, and why one is refused. */
  acts: z.array(z.object({ act: BatchAct, refusal: z.string().nullable() })),
  /** What the approver must see. */
  check: z.object({
    last: z.object({ code: z.string(), orders: Sum }).nullable(),
    /** Accounts to which nothing was paid before. */
    new_accounts: z.int(),
    /** Accounts that replaced another account. */
    changed_accounts: z.int(),
    /** Accounts in several rows of this batch. */
    duplicates: z.array(z.object({ account: z.string(), requests: z.array(z.string()) })),
  }),
  left_out_by_reason: z.array(z.object({ reason: LeftOutReason, count: z.int(), amount: z.int() })),
  /** The SHA-256 of each file, the same at every download. */
  files: z.array(z.object({ format: z.enum(['BANK', 'CSV', 'XLSX']), name: z.string(), sha256: z.string() })),
  results: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      state: z.enum(['PREVIEW', 'APPLIED', 'DISCARDED']),
      uploaded_at: Moment,
      uploaded_by: StaffName,
      rows: z.int(),
    }),
  ),
  /** The number of requests whose status has not yet followed the ledger. */
  following: z.int(),
})
export type BatchDetails = z.infer<typeof BatchDetails>

export const PaymentOrder = z.object({
  sequence: z.int(),
  reference: z.string(),
  request_number: z.string(),
  name: z.string(),
  /** Bank, branch and the last digits; null if an institution passes the money on. */
  account: z.string().nullable(),
  amount: z.int(),
  state: OrderState,
  left_out: LeftOutReason.nullable(),
  return_reason: ReturnReason.nullable(),
  /** Replaces a returned order. */
  is_reissue: z.boolean(),
  /** The student of a sponsored institution is now paid to their own account. */
  is_fix_open: z.boolean(),
  /** A change that waits for a second signature: to cancel the order, or to pay to the student's own account. */
  proposal: z
    .object({
      id: z.uuid(),
      kind: z.enum(['CANCELLATION', 'BANK_FIX_OPENED']),
      by: StaffName,
      reason: z.string(),
    })
    .nullable(),
})
export type PaymentOrder = z.infer<typeof PaymentOrder>

export const ResultRowAnswer = z.object({
  line: z.int(),
  reference: z.string(),
  request_number: z.string().nullable(),
  name: z.string().nullable(),
  account: z.string().nullable(),
  /** Null if the row names no order. */
  ordered: z.int().nullable(),
  amount: z.int(),
  result: z.enum(['PAID', 'RETURNED']),
  reason: ReturnReason.nullable(),
  reason_text: z.string(),
  verdict: ResultVerdict,
})
export type ResultRowAnswer = z.infer<typeof ResultRowAnswer>

export const QuarantinedRow = ResultRowAnswer.extend({
  file_id: z.uuid(),
  file_name: z.string(),
  batch: z.string(),
  at: Moment,
  proposal: z
    .object({ id: z.uuid(), by: StaffName, is_own: z.boolean(), amount: z.int(), reason: z.string() })
    .nullable(),
})
export type QuarantinedRow = z.infer<typeof QuarantinedRow>

/** The key of the last row of a page of quarantined rows. */
export const QuarantinePosition = z.strictObject({
  at: Moment,
  file_id: z.uuid(),
  line: z.int().min(0).max(1_000_000),
})
export type QuarantinePosition = z.infer<typeof QuarantinePosition>

/** A change of an exported order that waits for a second signature. */
export const OrderProposal = z.object({
  id: z.uuid(),
  kind: z.enum(['CANCELLATION', 'BANK_FIX_OPENED']),
  batch: z.object({ id: z.uuid(), code: z.string() }),
  request_number: z.string(),
  name: z.string(),
  amount: z.int(),
  by: StaffName,
  reason: z.string(),
})
export type OrderProposal = z.infer<typeof OrderProposal>

export const PeriodMoney = z.object({
  entitled: z.int(),
  paid: z.int(),
  in_flight: z.int(),
  due: z.int(),
  waiting: z.int(),
  returned: z.int(),
  unclaimed: z.int(),
})
export type PeriodMoney = z.infer<typeof PeriodMoney>
