import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verifyTrailHandler } from '../src/jobs/verify-trail.ts'
import { sealTrail } from '../src/office/trail/seal-trail.ts'
import { sweepTrail } from '../src/office/trail/sweep-trail.ts'
import { verifyTrail } from '../src/office/trail/verify-trail.ts'
import { auditEntry } from '../src/store/audit-entry.ts'
import { givenStudent } from './support/accounts.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let studentId: string
const start = new Date('2026-01-15T10:00:00.000Z')
beforeAll(async () => {
  server = await openTestApp()
  studentId = (await givenStudent(server, 1)).id
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(start)
  await run(
    sql`truncate audit_entries, audit_seals, audit_hashes, audit_anchors, audit_heads, audit_checks restart identity`,
  )
})

const run = async (statement: SQL) => {
  const { rows } = await server.database.transaction((tx) => tx.execute(statement))
  return rows
}
const add = async (count: number) => {
  for (let n = 0; n < count; n += 1)
    await run(
      auditEntry(
        { action: 'request-viewed', staffId: null, studentId, details: { n: String(n) } },
        server.clock,
      ),
    )
}
const seal = () => sealTrail(server.platform)
const findings = async (head?: string) => (await verifyTrail(server.platform, head)).findings
const laterBy = (hours: number) => server.clock.set(new Date(start.getTime() + hours * 3_600_000))

describe('the chain of the audit trail', () => {
  it('is intact after several seals, each entry in one of them', async () => {
    await add(3)
    expect(await seal()).toBe(3)
    await add(2)
    expect(await seal()).toBe(2)
    expect(await seal()).toBe(0)
    expect(await verifyTrail(server.platform)).toMatchObject({ entries: 5, seals: 2, findings: [] })
  })

  it.each([
    ['the action', sql`update audit_entries set action = 'note-added' where id = 2`],
    ['the time', sql`update audit_entries set at = at + interval '1 millisecond' where id = 2`],
    ['the person', sql`update audit_entries set staff_id = gen_random_uuid() where id = 2`],
    ['the student', sql`update audit_entries set student_id = null where id = 2`],
    ['the details', sql`update audit_entries set details = '{}' where id = 2`],
  ])('names an entry of which %s was changed by SQL', async (_what, change) => {
    await add(3)
    await seal()
    await run(change)
    expect(await findings()).toEqual([{ kind: 'entry-changed', id: 2 }])
  })

  it('names an entry that was removed by SQL', async () => {
    await add(3)
    await seal()
    await run(sql`delete from audit_entries where id = 2`)
    expect(await findings()).toEqual([{ kind: 'entry-removed', id: 2 }])
  })

  it('finds an entry that was removed with its hash, and one whose hash was written again', async () => {
    await add(3)
    await seal()
    await run(
      sql`with gone as (delete from audit_entries where id = 2) delete from audit_hashes where entry_id = 2`,
    )
    expect(await findings()).toEqual([{ kind: 'seal-changed', id: 1 }])
    await run(sql`update audit_hashes set hash = 'x' where entry_id = 3`)
    expect(await findings()).toEqual([
      { kind: 'entry-changed', id: 3 },
      { kind: 'seal-changed', id: 1 },
    ])
  })

  it('finds a seal that was removed with all its entries', async () => {
    for (let n = 0; n < 3; n += 1) {
      await add(2)
      await seal()
    }
    await run(sql`delete from audit_entries where id in (3, 4)`)
    await run(
      sql`with gone as (delete from audit_seals where number = 2) delete from audit_hashes where seal_number = 2`,
    )
    expect(await findings()).toEqual([{ kind: 'seal-removed', id: 2 }])
  })

  it('finds that the end was cut off, by a head that was noted before', async () => {
    await add(2)
    await seal()
    await add(2)
    await seal()
    const { head } = await verifyTrail(server.platform)
    expect(await findings(head)).toEqual([])
    await run(sql`delete from audit_entries where id in (3, 4)`)
    await run(
      sql`with gone as (delete from audit_seals where number = 2) delete from audit_hashes where seal_number = 2`,
    )
    // The signed head names the last seal, also if nobody has noted one.
    expect(await findings()).toEqual([{ kind: 'end-removed', id: 2 }])
    // The next seal does not replace the removed one.
    await add(1)
    await seal()
    expect(await findings()).toEqual([{ kind: 'seal-removed', id: 2 }])
    // With a forged head, the noted one still shows it.
    await run(sql`delete from audit_heads`)
    expect(await findings(head)).toContainEqual({ kind: 'end-removed', id: 2 })
  })

  it('finds a head that was set back or removed together with the end', async () => {
    await add(2)
    await seal()
    const [first] = await run(sql`select seal_number, seal_hash, settled_id, signature from audit_heads`)
    await add(2)
    await seal()
    await run(sql`insert into audit_checks (at, is_intact, entries, head, findings)
      select now(), true, 4, number || ':' || hash, '[]' from audit_seals where number = 2`)
    await run(sql`delete from audit_entries where id in (3, 4)`)
    await run(
      sql`with gone as (delete from audit_seals where number = 2) delete from audit_hashes where seal_number = 2`,
    )
    await run(sql`update audit_heads set seal_number = 1`)
    expect(await findings()).toContainEqual({ kind: 'head-changed', id: 1 })
    await run(
      sql`update audit_heads set seal_hash = ${first?.['seal_hash']}, signature = ${first?.['signature']}`,
    )
    expect(await findings()).toEqual([{ kind: 'end-removed', id: 2 }])
    await run(sql`delete from audit_heads`)
    await seal()
    expect(await findings()).toEqual([
      { kind: 'head-changed', id: 1 },
      { kind: 'end-removed', id: 2 },
    ])
  })

  it('seals an entry that became visible while no worker ran, after any time', async () => {
    await add(1)
    await run(sql`select nextval(pg_get_serial_sequence('audit_entries', 'id'))`)
    await add(1)
    await seal()
    await run(
      sql`insert into audit_entries (id, at, action) overriding system value values (2, ${start.toISOString()}, 'note-added')`,
    )
    laterBy(5)
    expect(await findings()).toEqual([])
    expect(await seal()).toBe(1)
    expect(await findings()).toEqual([])
  })

  it('is not read while a sweep cuts it', async () => {
    for (let n = 0; n < 5; n += 1) {
      await add(1)
      await seal()
    }
    const then = new Date(start)
    then.setUTCMonth(then.getUTCMonth() + 25)
    server.clock.set(then)
    const checks = await Promise.all([
      findings(),
      sweepTrail(server.platform).then(() => findings()),
      findings(),
      findings(),
    ])
    expect(checks).toEqual([[], [], [], []])
  })

  it('finds an entry that was inserted with an old id', async () => {
    await add(1)
    await run(sql`select nextval(pg_get_serial_sequence('audit_entries', 'id'))`)
    await add(1)
    await seal()
    laterBy(2)
    await seal()
    await run(
      sql`insert into audit_entries (id, at, action) overriding system value values (2, ${start.toISOString()}, 'note-added')`,
    )
    await seal()
    expect(await findings()).toEqual([{ kind: 'entry-added', id: 2 }])
  })

  it('seals an entry whose transaction ended after a later one was sealed', async () => {
    await add(1)
    await run(sql`select nextval(pg_get_serial_sequence('audit_entries', 'id'))`)
    await add(1)
    await seal()
    await run(
      sql`insert into audit_entries (id, at, action) overriding system value values (2, ${start.toISOString()}, 'note-added')`,
    )
    expect(await seal()).toBe(1)
    laterBy(2)
    expect(await findings()).toEqual([])
  })
})

describe('the sweep after 24 months', () => {
  const laterByMonths = (months: number) => {
    const then = new Date(start)
    then.setUTCMonth(then.getUTCMonth() + months)
    server.clock.set(then)
  }

  it('removes whole seals, leaves a signed anchor, and the rest is still proven', async () => {
    await add(2)
    await seal()
    laterByMonths(12)
    await add(2)
    await seal()
    laterByMonths(25)
    await add(1)
    await seal()
    await sweepTrail(server.platform)
    expect(await run(sql`select id::int from audit_entries order by id`)).toEqual([
      { id: 3 },
      { id: 4 },
      { id: 5 },
    ])
    expect(await verifyTrail(server.platform)).toMatchObject({ entries: 3, seals: 2, findings: [] })
    // A later seal continues from the last one.
    await add(1)
    await seal()
    expect(await findings()).toEqual([])
  })

  it('finds a newer part that was cut off under a forged anchor', async () => {
    await add(2)
    await seal()
    await add(2)
    await seal()
    await run(sql`insert into audit_anchors (seal_number, seal_hash, last_id, swept_at, signature)
      select number, hash, last_id, sealed_at, 'forged' from audit_seals where number = 1`)
    await run(sql`delete from audit_entries where id <= 2`)
    await run(
      sql`with gone as (delete from audit_seals where number = 1) delete from audit_hashes where seal_number = 1`,
    )
    expect(await findings()).toEqual([{ kind: 'anchor-changed', id: 1 }])
  })
})

it('the nightly job stores its findings and logs that the trail was tampered with', async () => {
  await add(2)
  await seal()
  const { handle } = verifyTrailHandler(server.platform)
  await handle({})
  await run(sql`delete from audit_entries where id = 1`)
  await handle({})
  expect(await run(sql`select is_intact, findings from audit_checks order by id`)).toEqual([
    { is_intact: true, findings: [] },
    { is_intact: false, findings: [{ kind: 'entry-removed', id: 1 }] },
  ])
  expect(server.log.some((line) => line.includes('the audit trail was tampered with'))).toBe(true)
})
