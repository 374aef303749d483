export type Measurement = {
  readonly name: string
  readonly value: number
  /** The same thing done as barely as it can be, on the same machine at the same time. */
  readonly floor: number
  readonly unit: string
  /** What it is to keep: a value of at most, or so much of its floor at least. */
  readonly aim?: { readonly atMost: number } | { readonly atLeastOfFloor: number }
}
