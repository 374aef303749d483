export type ChoiceOption<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly description?: string
  /** Stands beside the name in a list, and finds it as well: the number of a bank. */
  readonly number?: string
  /** What it is called as well, in other languages; not shown, and finds it. */
  readonly otherNames?: readonly string[]
  readonly isDisabled?: boolean
}
