import { listOutcomes, revokeOutcomes } from '@milgo/domain/institution-list/list-outcome'
import { listStates } from '@milgo/domain/institution-list/list-state'
import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true })

/** The list of an institution that a call is about. */
export const ListParams = z.object({ id: z.uuid() })

/** Who did a step of a list, and when. */
const Step = z.object({ by: z.string(), at: Moment }).nullable()

export const InstitutionList = z.object({
  id: z.uuid(),
  period: z.string(),
  institution: z.string(),
  file_name: z.string(),
  state: z.enum(listStates),
  checked: Step,
  applied: Step,
  revoked: Step,
  revoke_reason: z.string().nullable(),
  /** The rows of the file, the rows that are or will be applied, and the finished rows of the running step. */
  rows: z.int(),
  applicable: z.int(),
  done: z.int(),
})
export type InstitutionList = z.infer<typeof InstitutionList>

export const InstitutionListRow = z.object({
  /** The number of the row in the file. */
  row: z.int(),
  /** The number in the file; of an identity number only the last four digits. */
  number: z.string(),
  /** Null if the row names no sent request. */
  request: z.object({ id: z.uuid(), number: z.string(), name: z.string() }).nullable(),
  /** The institution's own text. */
  reason: z.string().nullable(),
  checked: z.enum(listOutcomes),
  applied: z.enum(listOutcomes).nullable(),
  revoked: z.enum(revokeOutcomes).nullable(),
})
export type InstitutionListRow = z.infer<typeof InstitutionListRow>
