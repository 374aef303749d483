import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

/** Returns everything in the database as text: every table, including those of the job queue. */
export const storedText = async ({ database }: Pick<TestApp, 'database'>): Promise<string> => {
  const { rows: tables } = await database.read((db) =>
    db.execute<{ name: string }>(sql`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`),
  )
  const { rows } = await database.read((db) =>
    db.execute<{ content: string }>(
      sql.raw(
        tables
          .map(({ name }) => `select coalesce(string_agg(t::text, ' '), '') as content from ${name} t`)
          .join(' union all '),
      ),
    ),
  )
  return rows.map(({ content }) => content).join('\n')
}
