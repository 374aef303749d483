import { mostChangedAtOnce } from '@milgo/domain/queue/bulk-change'
import { Label } from '@milgo/domain/queue/label'
import { workOutcomes } from '@milgo/domain/queue/work-outcomes'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { freeText } from '../free-text.ts'
import { PeriodCode } from './queue-fields.ts'

/** A change of many requests at once. Only changes that can be undone are possible. */
export const WorkChange = z.discriminatedUnion('kind', [
  /** Assign to a colleague, to oneself, or to nobody. */
  z.strictObject({ kind: z.literal('assign'), to: z.uuid().nullable() }),
  z.strictObject({ kind: z.literal('hold'), reason: freeText(200), until: z.iso.date() }),
  z.strictObject({ kind: z.literal('release') }),
  z.strictObject({ kind: z.literal('label'), add: z.array(Label).max(10), remove: z.array(Label).max(10) }),
])
export type WorkChange = z.infer<typeof WorkChange>

export const WorkResult = z.object({
  request_id: z.uuid(),
  /** Both empty if the request was not found. */
  request_number: z.string(),
  name: z.string(),
  outcome: z.enum(workOutcomes),
  /**
   * The version of the work that was found. A change with this version is made only if nobody else has changed the work
   * since.
   */
  version: z.int(),
  /** The assignee or the person who has the request open, if that is the reason of the outcome. */
  at: z.string().nullable(),
})
export type WorkResult = z.infer<typeof WorkResult>

export const changeWork = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/work/change',
  guard: 'staff',
  right: 'assign-requests',
  summary: 'Assigns, holds, releases or labels one or many requests, with a result for each',
  body: z.strictObject({
    period: PeriodCode,
    requests: z
      .array(z.strictObject({ request_id: z.uuid(), version: z.int().min(0).optional() }))
      .min(1)
      .max(mostChangedAtOnce),
    change: WorkChange,
    /** Returns what would happen, and changes nothing. */
    is_preview: z.boolean().optional(),
  }),
  response: z.object({
    results: z.array(WorkResult),
    /** Null if nothing was changed. */
    undo: z.object({ change_id: z.uuid(), until: z.iso.datetime({ offset: true }) }).nullable(),
  }),
})
