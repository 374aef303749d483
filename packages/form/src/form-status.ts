import type { FieldPlace } from './field-place.ts'
import type { Complaint } from './field-view.ts'
import type { RefusedItem } from './server-refusal.ts'

/** What is wrong, and the field in which it is corrected. */
export type Problem = {
  readonly fieldId: string
  readonly place: FieldPlace
  readonly section: string
  readonly labelKey: string
  /** The index of the line in a repeated question or of the place in a list of files, from 0. */
  readonly index: number | undefined
  /** The family member whose document a file of a list is. */
  readonly member?: string
  readonly complaint: Complaint
}

export type FormStatus = {
  /** What the summary lists: every problem of the sections that were handed in, and what the server refused. */
  readonly problems: readonly Problem[]
  /** The server's messages that belong to no field of the page. */
  readonly unplaced: readonly RefusedItem[]
  /**
   * The fields whose text is not a valid answer, such as half a date or a text that is too long. It cannot be saved.
   */
  readonly malformed: readonly Problem[]
  readonly hasMalformed: boolean
  /** The number of fields that prevent handing in, by section, also of those that show no complaint yet. */
  readonly open: Readonly<Record<string, number>>
  /** The same number by part of the page, with the key `section.place`. */
  readonly openAt: Readonly<Record<string, number>>
  /** The id of the first such field, by section and by part of the page. */
  readonly firstOpen: Readonly<Record<string, string>>
}
