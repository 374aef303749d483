import type { FieldPlace } from './field-place.ts'
import type { Complaint } from './field-view.ts'
import type { RefusedItem } from './server-refusal.ts'

/** Something wrong, and the field to mend it in. */
export type Problem = {
  readonly fieldId: string
  readonly place: FieldPlace
  readonly section: string
  readonly labelKey: string
  /** The line of a repeated question, or the place in a list of files, counted from nought. */
  readonly index: number | undefined
  /** Whom a file of a list is about. */
  readonly member?: string
  readonly complaint: Complaint
}

export type FormStatus = {
  /** What the summary lists: all that is wrong in the sections that were handed in once, and what the server refused. */
  readonly problems: readonly Problem[]
  /** What the server refused and no field can show. */
  readonly unplaced: readonly RefusedItem[]
  /** What stands in a field and can be no answer: half a date, a text too long. Nobody can keep it. */
  readonly malformed: readonly Problem[]
  /** Whether there is any. */
  readonly hasMalformed: boolean
  /** How many fields stand in the way of handing in, by section; also those that nobody has complained of yet. */
  readonly open: Readonly<Record<string, number>>
  /** The same by the part of the page, as `section.place`. */
  readonly openAt: Readonly<Record<string, number>>
  /** By section, and by part of the page: the first of these fields. */
  readonly firstOpen: Readonly<Record<string, string>>
}
