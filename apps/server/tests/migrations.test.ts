import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { migrate, migrationsFolder } from '../src/platform/database/migrate.ts'

it('an installation of the first version keeps its period, with the values of the first one for new columns', async () => {
  const name = 'test_from_first'
  const url = inject('databaseUrl').replace(/[^/]*$/, name)
  const run = async <T extends pg.QueryResultRow>(target: string, text: string): Promise<T[]> => {
    const client = new pg.Client({ connectionString: target })
    await client.connect()
    const { rows } = await client.query<T>(text).finally(() => client.end())
    return rows
  }
  const admin = inject('databaseUrl').replace(/[^/]*$/, 'postgres')
  await run(admin, `create database ${name}`)
  await run(url, readFileSync(join(migrationsFolder, '0000_first.sql'), 'utf8'))
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  await run(
    url,
    `create schema drizzle;
     create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
     insert into drizzle.__drizzle_migrations (hash, created_at) values ('first', ${journal.entries[0].when});
     insert into registration_periods
       (code, opens_at, closes_at, is_open, is_appeals_open, correction_days, expected_answers)
       values ('2025', now(), now() + interval '1 day', true, false, 10, '{"he":"יוני 2025","ar":"يونيو 2025","en":"June 2025"}')`,
  )
  await migrate(url)
  const columns =
    'ceilings, eligibility_rules, score_rules, award_tiers, draft_retention_days, appeal_days, correction_days'
  const fresh = await run(inject('databaseUrl'), `select ${columns} from registration_periods`)
  expect(await run(url, `select ${columns} from registration_periods`)).toEqual(fresh)
  // Its dates are its own; the promised date of answers is known.
  const dates = 'reserve_window, answers_by::text, expected_answers'
  expect(await run(url, `select ${dates} from registration_periods`)).toEqual([
    {
      reserve_window: { from: '2023-12-02', to: '2024-12-15' },
      answers_by: '2025-06-30',
      expected_answers: { he: 'יוני 2025', ar: 'يونيو 2025', en: 'June 2025' },
    },
  ])
  await run(admin, `drop database ${name}`)
})
