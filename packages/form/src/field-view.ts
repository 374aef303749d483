import { type Answer, sameAnswer } from '@milgo/domain/answers/answer'
import type { Fault } from '@milgo/domain/answers/issue'

/** What is wrong with a field: a fault that the page has words for, or one that the server has worded. */
export type Complaint = Fault | { readonly message: string }

/** Everything that a field shows, as data. Two equal views are the same object, so that nothing is drawn twice. */
export type FieldView = {
  readonly isShown: boolean
  /** As it was typed, while that goes with the answer; else the answer. */
  readonly value: Answer | undefined
  /** Whether the value can be no answer as it stands: half a date, a text too long. */
  readonly isMalformed: boolean
  /** Only once the field was left, or its section handed in. */
  readonly complaint: Complaint | undefined
  readonly warning: Fault | undefined
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  readonly isDisabled: boolean
  readonly refusesPaste: boolean
  readonly labelKey: string
  /** Of a choice: the options that the answers leave. */
  readonly options: readonly string[] | undefined
  /** Of a date: the last one that is accepted. */
  readonly latest: string | undefined
  /** Of an entry that lies within another: the other's answer. */
  readonly within: string | undefined
  /** Of a repeated question. */
  readonly lines: readonly LineView[] | undefined
  readonly canAddLine: boolean
  /** Of a list of files: the places in which one is asked for. */
  readonly slots: readonly SlotView[] | undefined
}

export type SlotView = {
  readonly index: number
  /** Whom the file is about. */
  readonly member: string | undefined
  /** The name of the file that is there. */
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

/** Does not compile when a part of the view is forgotten here. */
const isComplete: Exclude<keyof FieldView, (typeof parts)[number]> extends never ? true : false = true

/** Asked for every field with every key that is pressed, so what is the same object is not looked into. */
export const sameView = (one: FieldView, other: FieldView): boolean =>
  isComplete && parts.every((part) => one[part] === other[part] || sameAnswer(one[part], other[part]))
