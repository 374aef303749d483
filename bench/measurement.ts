export type Measurement = {
  readonly name: string
  readonly value: number
  readonly unit: string
} & (
  | {
      /** The same thing done as barely as it can be, on the same machine at the same time. */
      readonly floor: number
    }
  | {
      /** What was promised: no more than this on a quiet machine. */
      readonly aim: number
    }
)
