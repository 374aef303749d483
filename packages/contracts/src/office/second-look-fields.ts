import { LookDecision, LookDifference, LookSettlement, LookState } from '@milgo/domain/second-look/agreement'
import { DrawReason, LookOutcome } from '@milgo/domain/second-look/draw'
import { z } from 'zod'
import { StaffName } from './queue-fields.ts'
import { FigureKind } from './review-answer.ts'

const Moment = z.iso.datetime({ offset: true })

export const LookParams = z.object({ id: z.uuid() })

const Finding = z.object({
  decision: LookDecision,
  reason: z.string().nullable(),
  /** The text of the reason. */
  reason_text: z.string().nullable(),
  award: z.int().nullable(),
  staff: StaffName.nullable(),
})

/** The key of the last look of a page. */
export const LookPosition = z.strictObject({
  is_disagreed: z.boolean(),
  decided_at: Moment.nullable(),
  id: z.uuid(),
})
export type LookPosition = z.infer<typeof LookPosition>

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
  /** Null while the second look is not done. */
  second: Finding.nullable(),
  differences: z.array(LookDifference),
  /** The figures that differ between the two decisions, as a form would send them. */
  figures: z.array(
    z.object({ label: z.string(), kind: FigureKind, first: z.unknown(), second: z.unknown() }),
  ),
  note: z.string().nullable(),
  decided_at: Moment.nullable(),
  settlement: LookSettlement.nullable(),
  settled_by: StaffName.nullable(),
  settled_reason: z.string().nullable(),
})
export type ComparedLook = z.infer<typeof ComparedLook>
