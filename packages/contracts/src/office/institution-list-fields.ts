import { listOutcomes, revokeOutcomes } from '@milgo/domain/institution-list/list-outcome'
import { listStates } from '@milgo/domain/institution-list/list-state'
import { z } from 'zod'

const Moment = z.iso.datetime({ offset: true })

/** Names a list of an institution. */
export const ListParams = z.object({ id: z.uuid() })

/** Who did a step of a list, and when. */
const Step = z.object({ by: z.string(), at: Moment }).nullable()

export const InstitutionList = z.object({
  id: z.uuid(),
  institution: z.string(),
  file_name: z.string(),
  state: z.enum(listStates),
  checked: Step,
  applied: Step,
  revoked: Step,
  revoke_reason: z.string().nullable(),
  /** Rows of the file, rows that are or will be applied, and rows that are done in the step that runs. */
  rows: z.int(),
  applicable: z.int(),
  done: z.int(),
})
export type InstitutionList = z.infer<typeof InstitutionList>

export const InstitutionListRow = z.object({
  /** Its number in the file. */
  row: z.int(),
  /** The number that the file has, an identity number by its last four digits. */
  number: z.string(),
  /** Null where the row names no request that was sent. */
  request: z.object({ id: z.uuid(), number: z.string(), name: z.string() }).nullable(),
  /** The institution’s own words. */
  reason: z.string().nullable(),
  checked: z.enum(listOutcomes),
  applied: z.enum(listOutcomes).nullable(),
  revoked: z.enum(revokeOutcomes).nullable(),
})
export type InstitutionListRow = z.infer<typeof InstitutionListRow>
