export type ChoiceOption<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly description?: string
  /** Shown beside the name in a list, and searched as well: the number of a bank. */
  readonly number?: string
  /** Names in other languages: searched, but not shown. */
  readonly otherNames?: readonly string[]
  readonly isDisabled?: boolean
}
