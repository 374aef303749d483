import { LookDecision, LookDifference, LookSettlement, LookState } from '@milgo/domain/second-look/agreement'
import { DrawReason, LookOutcome } from '@milgo/domain/second-look/draw'
import { z } from 'zod'
import { StaffName } from './queue-fields.ts'

const Moment = z.iso.datetime({ offset: true })

export const LookParams = z.object({ id: z.uuid() })

const Finding = z.object({
  decision: LookDecision,
  reason: z.string().nullable(),
  /** The words of the reason. */
  reason_text: z.string().nullable(),
  award: z.int().nullable(),
  staff: StaffName.nullable(),
})

/** Both decisions of one request side by side, for a manager. */
export const ComparedLook = z.object({
  id: z.uuid(),
  request_id: z.uuid(),
  request_number: z.string(),
  name: z.string(),
  state: LookState,
  outcome: LookOutcome,
  draw_reason: DrawReason,
  first: Finding,
  /** Null while it waits. */
  second: Finding.nullable(),
  differences: z.array(LookDifference),
  /** Figures in which the two differ, as a form would send them. */
  figures: z.array(z.object({ label: z.string(), first: z.unknown(), second: z.unknown() })),
  note: z.string().nullable(),
  decided_at: Moment.nullable(),
  settlement: LookSettlement.nullable(),
  settled_by: StaffName.nullable(),
  settled_reason: z.string().nullable(),
})
export type ComparedLook = z.infer<typeof ComparedLook>
