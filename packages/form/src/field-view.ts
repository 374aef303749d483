import { type Answer, sameAnswer } from '@milgo/domain/answers/answer'
import type { Fault } from '@milgo/domain/answers/issue'

/** What is wrong with a field: a fault whose text the page knows, or a message worded by the server. */
export type Complaint = Fault | { readonly message: string }

/**
 * Everything that a field shows, as data. An unchanged view stays the same object, so that its field is not drawn
 * again.
 */
export type FieldView = {
  readonly isShown: boolean
  /** The typed text, as long as the answer is still the one that was read from it; otherwise the answer. */
  readonly value: Answer | undefined
  /** Whether the value is not a valid answer, such as half a date or a text that is too long. */
  readonly isMalformed: boolean
  /** Present only after the field was left, its section was handed in, or the server refused the answer. */
  readonly complaint: Complaint | undefined
  readonly warning: Fault | undefined
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  readonly isDisabled: boolean
  readonly refusesPaste: boolean
  readonly labelKey: string
  /** Of a choice: the options that the other answers allow. */
  readonly options: readonly string[] | undefined
  /** Of a date: the last accepted day. */
  readonly latest: string | undefined
  /**
   * Of an entry whose dictionary depends on another question, as a neighbourhood on its locality: that question's
   * answer.
   */
  readonly within: string | undefined
  /** Of a repeated question: its lines. */
  readonly lines: readonly LineView[] | undefined
  readonly canAddLine: boolean
  /** Of a list of files: the places that ask for a file. */
  readonly slots: readonly SlotView[] | undefined
}

export type SlotView = {
  readonly index: number
  /** The family member whose document the file is. */
  readonly member: string | undefined
  /** The stored name of the uploaded file. */
  readonly value: string | undefined
  readonly isReadOnly: boolean
  readonly complaint: Complaint | undefined
}

export type LineView = {
  readonly key: string
  readonly canRemove: boolean
  readonly parts: Readonly<Record<string, FieldView>>
}

const parts = [
  'isShown',
  'value',
  'isMalformed',
  'complaint',
  'warning',
  'isRequired',
  'isReadOnly',
  'isDisabled',
  'refusesPaste',
  'labelKey',
  'options',
  'latest',
  'within',
  'lines',
  'canAddLine',
  'slots',
] as const satisfies readonly (keyof FieldView)[]

/** Does not compile when a part of the view is missing in the list above. */
const isComplete: Exclude<keyof FieldView, (typeof parts)[number]> extends never ? true : false = true

/**
 * Returns whether two views show the same. Runs for every field on every key press, so identical objects are not
 * compared in depth.
 */
export const sameView = (one: FieldView, other: FieldView): boolean =>
  isComplete && parts.every((part) => one[part] === other[part] || sameAnswer(one[part], other[part]))
