/** The file as a whole cannot be taken; its message is the one line that the operator sees. */
export class Refusal extends Error {
  /** Where the office has words of its own for it. */
  readonly kind: 'formula' | 'other'

  constructor(message: string, kind: 'formula' | 'other' = 'other') {
    super(message)
    this.kind = kind
  }
}

/** The file is one of another dictionary: by its columns, or because its rows are that one's. */
export class OtherDictionary extends Refusal {
  readonly other: string

  constructor(other: string, why: string) {
    super(`This is a file of the dictionary ${other}: ${why}.`)
    this.other = other
  }
}
