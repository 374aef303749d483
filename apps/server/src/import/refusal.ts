/** The file as a whole cannot be taken; its message is the one line that the operator sees. */
export class Refusal extends Error {
  /** Where the office has words of its own for it. */
  readonly kind: 'formula' | 'other'

  constructor(message: string, kind: 'formula' | 'other' = 'other') {
    super(message)
    this.kind = kind
  }
}
