import type { SQL } from 'drizzle-orm'

/** At most so many hits of a key within so many seconds; a key may be found by the statement itself. */
export type Limit = {
  readonly key: string | SQL
  readonly max: number
  readonly seconds: number
  /** Where it does not hold the limit is looked at, and nothing is counted. */
  readonly counts?: SQL
}

/** A limit whose key is known before the statement that counts it. */
export type NamedLimit = Limit & { readonly key: string }

/** What is counted when something is tried, and what is made good when the try was right. */
export type Tries = {
  readonly limits: readonly Limit[]
  /** Of one's own: forgotten. */
  readonly cleared: readonly Limit[]
  /** Shared with others: this one try is taken back. */
  readonly refunded: readonly Limit[]
}
