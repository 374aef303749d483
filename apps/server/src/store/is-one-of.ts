import { type SQL, sql } from 'drizzle-orm'

/** SQL: a text is one of the values of a list of the domain. */
export const isOneOf = (text: SQL, values: readonly string[]): SQL =>
  sql`${text} = any(${sql.param([...values])}::text[])`
