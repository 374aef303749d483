import type { SQL } from 'drizzle-orm'

/** At most `max` hits of a key within `seconds`. The statement itself may compute the key. */
export type Limit = {
  readonly key: string | SQL
  readonly max: number
  readonly seconds: number
  /** If this condition is false, the limit is checked but nothing is counted. */
  readonly counts?: SQL
}

/** A limit whose key is known before the statement that counts it. */
export type NamedLimit = Limit & { readonly key: string }

/** The limits that a try counts against, and those that are corrected if the try succeeds. */
export type Tries = {
  readonly limits: readonly Limit[]
  /** The caller's own limits, which a success sets back to zero. */
  readonly cleared: readonly Limit[]
  /** Limits shared with other callers, from which a success takes this one try back. */
  readonly refunded: readonly Limit[]
}
