import { hasRight } from '@milgo/domain/staff/rights'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { manyInAnHour } from '@milgo/domain/trail/unusual-reading'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { starterReasons } from '../src/reference/starter-reasons.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'

const { at, member, ask, of, sent, ready, decided } = useReviewBench()

type Row = {
  source: string
  number: number
  at: string
  action: string | null
  event: string | null
  staff: { name: string } | null
  request: { id: string; number: string } | null
  about: { id: string; name: string } | null
  details: Readonly<Record<string, string>>
}
type Page = { rows: Row[]; next: object | null }

const list = async (who: Pick<Member, 'headers'>, body: object = {}): Promise<Page> => {
  const answer = await ask(who, 'POST', 'trail/list', body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const whole = async (who: Pick<Member, 'headers'>, filters: object, limit: number): Promise<Row[]> => {
  const rows: Row[] = []
  for (let after: object | undefined; ; ) {
    const page = await list(who, { filters, limit, ...(after && { after }) })
    rows.push(...page.rows)
    if (!page.next) return rows
    after = page.next
  }
}
const run = async (statement: ReturnType<typeof sql>) => {
  await at.server.database.transaction((tx) => tx.execute(statement))
}

it('shows the whole history of one request: its events, and who viewed it and its documents', async () => {
  const manager = await member('manager')
  const reviewer = await member('reviewer')
  const form = await sent()
  const { documents } = await of(reviewer, form.id).opened()
  await of(reviewer, form.id).view({ file_name: documents[0]?.file?.file_name })
  await ready(reviewer, form)
  await decided(reviewer, form, 'APPROVE')
  const { request_number } = (await of(manager, form.id).opened()) as unknown as { request_number: string }
  const rows = await whole(manager, { request_number }, 3)
  const told = rows.toReversed().map(({ action, event }) => action ?? event)
  expect(told[0]).toBe('SUBMIT')
  expect(told).toContain('request-viewed')
  expect(told).toContain('document-viewed')
  expect(told).toContain('APPROVE')
  // An event is not shown a second time as an entry of the trail.
  expect(told).not.toContain('request-moved')
  expect(told).not.toContain('request-submitted')
  expect(rows.every(({ request }) => request?.number === request_number)).toBe(true)
  // Page by page nothing is missing and nothing is repeated.
  expect(rows).toEqual(await whole(manager, { request_number }, 100))
  expect(new Set(rows.map(({ source, number }) => `${source} ${number}`)).size).toBe(rows.length)
})

it('is filtered by person, action and day, and empty for an unknown request number', async () => {
  const manager = await member('manager')
  const reviewer = await member('reviewer')
  const form = await sent()
  await of(reviewer, form.id).open()
  await of(reviewer, form.id).note({ text: 'a note' })
  const actionsOf = async (filters: object) => (await whole(manager, filters, 50)).map(({ action }) => action)
  expect(await actionsOf({ staff_id: reviewer.id })).toEqual(['note-added', 'request-viewed'])
  expect(await actionsOf({ staff_id: reviewer.id, actions: ['note-added'] })).toEqual(['note-added'])
  expect(await actionsOf({ staff_id: reviewer.id, from: '2026-01-15', until: '2026-01-15' })).toHaveLength(2)
  expect(await actionsOf({ staff_id: reviewer.id, from: '2026-01-16' })).toEqual([])
  expect(await actionsOf({ staff_id: reviewer.id, until: '2026-01-14' })).toEqual([])
  expect(await actionsOf({ request_number: '2025-999999' })).toEqual([])
  expect(await actionsOf({ request_number: 'no number' })).toEqual([])
})

it('reports unusual reading: many in an hour, at night, and a student with the reader’s name', async () => {
  const manager = await member('manager')
  const reviewer = await member('reviewer')
  await run(sql`truncate audit_entries`)
  await run(sql`insert into audit_entries (at, staff_id, student_id, action)
    select '2026-01-14T08:10:00Z'::timestamptz + n * interval '1 second', ${reviewer.id}, gen_random_uuid(), 'request-viewed'
    from generate_series(1, ${manyInAnHour + 1}) n`)
  const form = await sent()
  await run(sql`insert into audit_entries (at, staff_id, student_id, action)
    values ('2026-01-14T21:30:00Z', ${reviewer.id}, ${form.student.id}, 'document-viewed')`)
  await run(sql`update staff set name = 'Staff Cohenson' where id = ${reviewer.id}`)
  await run(sql`update request_index set name = 'Dana Cohenson' where request_id = ${form.id}`)
  // A second view of the same student in that hour is another row, but not another request.
  await run(sql`insert into audit_entries (at, staff_id, student_id, action)
    values ('2026-01-14T21:40:00Z', ${reviewer.id}, ${form.student.id}, 'request-viewed'),
      ('2026-01-14T21:41:00Z', ${reviewer.id}, ${form.student.id}, 'note-added')`)
  const { unusual, unusual_rows } = (await ask(manager, 'GET', 'trail/overview')).json()
  expect(unusual.map(({ kind, hour, count }: Record<string, unknown>) => [kind, hour, count])).toEqual([
    ['night', '2026-01-14T23', 1],
    ['same-name', '2026-01-14T23', 1],
    ['many', '2026-01-14T10', manyInAnHour + 1],
  ])
  // Each number is the number of rows in its list, and no row is of another kind.
  expect(unusual_rows).toEqual([
    { kind: 'many', rows: manyInAnHour + 1 },
    { kind: 'night', rows: 2 },
    { kind: 'same-name', rows: 2 },
  ])
  for (const { kind, rows } of unusual_rows)
    expect(await whole(manager, { unusual: kind }, 20)).toHaveLength(rows)
  expect((await whole(manager, { unusual: 'night' }, 20)).map(({ action }) => action)).toEqual([
    'request-viewed',
    'document-viewed',
  ])
  expect(await whole(manager, { unusual: 'night', staff_id: manager.id }, 20)).toEqual([])
})

it('does not count what was only loaded ahead as unusual, unless it is more than the page loads', async () => {
  const manager = await member('manager')
  const reviewer = await member('reviewer')
  await run(sql`truncate audit_entries`)
  const add = (count: number, details: object) =>
    run(sql`insert into audit_entries (at, staff_id, student_id, action, details)
      select '2026-01-14T21:30:00Z', ${reviewer.id}, gen_random_uuid(), 'request-viewed', ${JSON.stringify(details)}::jsonb
      from generate_series(1, ${count})`)
  const counts = async () =>
    (await ask(manager, 'GET', 'trail/overview')).json().unusual.map(({ count }: { count: number }) => count)
  await add(2, {})
  await add(3, { preview: 'true' })
  expect(await counts()).toEqual([2])
  expect(await whole(manager, { unusual: 'night' }, 20)).toHaveLength(2)
  await add(1, { preview: 'true' })
  expect(await counts()).toEqual([6])
})

it('says that a request or document was only loaded ahead; opening it is a row of its own', async () => {
  const manager = await member('manager')
  const reviewer = await member('reviewer')
  const form = await sent()
  const opened = (await of(reviewer, form.id).open({ is_preview: true })).json()
  const { file_name } = opened.documents[0].file
  await of(reviewer, form.id).view({ file_name, is_preview: true })
  await of(reviewer, form.id).opened()
  await of(reviewer, form.id).view({ file_name })
  const filters = { staff_id: reviewer.id }
  const { body } = await ask(manager, 'POST', 'trail/export', { filters })
  const told = [...body.matchAll(/"?(?:Viewed|Application loaded|Document loaded)[^",]*(?:, not shown)?/g)]
  expect(told.map(([text]) => text)).toEqual([
    'Viewed a document',
    'Viewed the application',
    '"Document loaded ahead, not shown',
    '"Application loaded ahead, not shown',
  ])
})

it.each(['messages-viewed', 'letter-viewed', 'second-look-opened', 'acting-started'])(
  'reports %s at night like any other reading of a student’s data',
  async (action) => {
    const manager = await member('manager')
    const reviewer = await member('reviewer')
    await run(sql`truncate audit_entries`)
    await run(sql`insert into audit_entries (at, staff_id, student_id, action)
      values ('2026-01-14T21:30:00Z', ${reviewer.id}, gen_random_uuid(), ${action})`)
    const { unusual } = (await ask(manager, 'GET', 'trail/overview')).json()
    expect(unusual).toMatchObject([{ kind: 'night', staff: { id: reviewer.id }, count: 1 }])
  },
)

it('shows the reason of a refusal and the colleague of a hand-over as texts', async () => {
  const manager = await member('manager')
  const reviewer = await member('reviewer')
  const form = await sent()
  const { request_number } = (await of(manager, form.id).opened()) as unknown as { request_number: string }
  const [reason] = starterReasons.denying
  await run(sql`update request_events set reason = ${reason?.code} where request_id = ${form.id}`)
  await run(sql`insert into audit_entries (at, staff_id, student_id, action, details)
    values ('2026-01-15T08:00:00Z', ${manager.id}, ${form.student.id}, 'request-work-changed',
      ${JSON.stringify({ change: 'assign', to: reviewer.id })}::jsonb)`)
  const { rows } = await list(manager, { filters: { request_number } })
  expect(rows.find(({ event }) => event === 'SUBMIT')?.details['reason']).toBe(reason?.text.en)
  const handed = rows.find(({ action }) => action === 'request-work-changed')
  expect(handed?.about?.id).toBe(reviewer.id)
  // The export has the same texts in the reader's language, and the number of the request in its name.
  const { headers, body } = await ask(manager, 'POST', 'trail/export', { filters: { request_number } })
  expect(headers['content-disposition']).toContain(`milgo-trail-${request_number}.csv`)
  expect(body).toContain(`,Handed to ${handed?.about?.name},`)
  expect(body).toContain(`Reason: ${reason?.text.en}`)
})

it('shows to which status a request was moved, and why it was reopened', async () => {
  const [manager, reviewer] = [await member('manager'), await member('reviewer')]
  const form = await sent()
  await decided(reviewer, form, 'DENY', { reason: starterReasons.denying[0]?.code })
  await of(reviewer, form.id).keepOpen({ is_closing: true })
  await decided(manager, form, 'REOPEN', { note: 'A new letter came' })
  const { request_number } = (await of(manager, form.id).opened()) as unknown as { request_number: string }
  const events = (await whole(manager, { request_number }, 100)).filter(({ source }) => source === 'event')
  expect(events.map(({ event, staff, details }) => [event, staff?.name, details])).toEqual([
    ['REOPEN', manager.name, { from: 'DENIED', to: 'SUBMITTED', reason: 'A new letter came' }],
    ['DENY', reviewer.name, { from: 'SUBMITTED', to: 'DENIED', reason: starterReasons.denying[0]?.text.en }],
    ['SUBMIT', undefined, { from: 'DRAFT', to: 'SUBMITTED' }],
  ])
})

it('is exported as a table without formulas; the export is an entry itself', async () => {
  const manager = await member('manager')
  const reviewer = await member('reviewer')
  await run(sql`update staff set name = '=HYPERLINK("http://evil")' where id = ${reviewer.id}`)
  const form = await sent()
  await of(reviewer, form.id).open()
  const answer = await ask(manager, 'POST', 'trail/export', { filters: { staff_id: reviewer.id } })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('milgo-trail.csv')
  const [header, row] = answer.body.split('\r\n')
  expect(header).toBe('\uFEFFWhen,Who,What,Application,About whom,Details,As stored in the system')
  expect(row).toMatch(
    /^2026-01-15 12:00,"'=HYPERLINK\(""http:\/\/evil""\)",Viewed the application,\d{4}-\d{6},/,
  )
  expect((await list(manager, { filters: { staff_id: manager.id } })).rows[0]?.action).toBe('trail-exported')
})

it('is exported with the name of the person whom an act was about', async () => {
  const manager = await member('manager')
  const left = await member('reviewer')
  await run(sql`insert into audit_entries (at, staff_id, action, details)
    values ('2026-01-15T08:00:00Z', ${manager.id}, 'staff-removed', ${JSON.stringify({ staff: left.id })}::jsonb)`)
  const filters = { staff_id: manager.id, actions: ['staff-removed'] }
  const [row] = (await list(manager, { filters })).rows
  const { body } = await ask(manager, 'POST', 'trail/export', { filters })
  expect(row?.about?.name).toMatch(/\w/)
  expect(body.split('\r\n')[1]).toContain(`,${row?.about?.name},About ${row?.about?.name},staff: ${left.id}`)
})

it('an export of more rows than one batch contains each row once', async () => {
  const manager = await member('manager')
  const id = '00000000-0000-4000-8000-0000000000aa'
  await run(sql`insert into audit_entries (at, staff_id, action, details)
    select '2026-01-10T08:00:00Z'::timestamptz + (n / 10) * interval '1 second', ${id}, 'note-added', jsonb_build_object('n', n::text)
    from generate_series(1, 2500) n`)
  const { body } = await ask(manager, 'POST', 'trail/export', { filters: { staff_id: id } })
  const numbers = [...body.matchAll(/n: (\d+)/g)].map(([, n]) => Number(n))
  expect(numbers).toEqual(Array.from({ length: 2500 }, (_, n) => 2500 - n))
})

it.each(StaffRole.options)('a %s reads and exports it only with the right', async (role) => {
  const who = await member(role)
  const status = hasRight([role], 'read-audit') ? 200 : 403
  for (const [method, path] of [
    ['POST', 'trail/list'],
    ['POST', 'trail/export'],
    ['GET', 'trail/overview'],
  ] as const)
    expect((await ask(who, method, path)).statusCode).toBe(status)
})
