import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { sealTrail } from '../src/office/trail/seal-trail.ts'
import { verifyTrail } from '../src/office/trail/verify-trail.ts'
import { authz, givenStudent, post } from './support/accounts.ts'
import { draftOf, enter, type Form } from './support/form.ts'
import { goodPassword } from './support/people.ts'
import { type Member, useReviewBench } from './support/review-bench.ts'
import { addFiles } from './support/submission.ts'

const { at, ask, member, sent } = useReviewBench()

const query = async (text: string, values: readonly unknown[] = []) =>
  (await at.server.database.pool.query(text, [...values])).rows
const codeOf = (answer: { json: () => { error: { code: string } } }) => answer.json().error.code
const asking = (who: Member, number: string) =>
  ask(who, 'POST', 'erasures', { number, reason: 'asked by phone' })
const decide = (who: Member, id: string, outcome: 'ERASE' | 'REFUSE' = 'ERASE') =>
  ask(who, 'POST', `erasures/${id}/decide`, { outcome })
const managers = async () => [await member('manager'), await member('manager')] as const
const waitingOf = async (who: Member, id: string) => {
  const { waiting } = (await ask(who, 'GET', 'erasures')).json()
  return waiting.find((one: { id: string }) => one.id === id)
}
const requestsOf = ({ student }: Form) =>
  query('select id, status from requests where student_id = $1', [student.id])
const accountOf = async ({ student }: Form) =>
  (await query('select username, email from students where id = $1', [student.id]))[0]

/** Records that this student, who has no request, asked to be erased. Returns the wish and the second manager. */
const asked = async ({ student }: Form) => {
  const [first, second] = await managers()
  const answer = await asking(first, student.identityNumber)
  expect(answer.statusCode, answer.body).toBe(200)
  return { first, second, id: answer.json().id as string }
}

/** Waits until a connection of the server waits for a lock, and that many do. */
const untilWaiting = (connections: number) =>
  vi.waitFor(async () => {
    const [{ count }] = await query(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(count).toBe(connections)
  })

/** Runs the work while another connection has done this in a transaction that it has not committed. */
const during = async <T>(
  does: (client: pg.Client) => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: at.server.database.url })
  await client.connect()
  await client.query('begin')
  await does(client)
  try {
    return await work()
  } finally {
    await client.query('commit')
    await client.end()
  }
}

it('erases a student without a request by the identity number, with everything that names them', async () => {
  const form = await enter(at.server)
  const { id: studentId, email, phone, username, identityNumber } = form.student
  const [file = ''] = await addFiles(at.server, studentId, ['id_front'])
  await query(
    `insert into outbox_messages (cause, channel, recipient, student_id, body) values ($1, 'mail', $2, $3, 'text')`,
    [`test:${studentId}`, email, studentId],
  )
  const { first, second, id } = await asked(form)
  const row = await waitingOf(second, id)
  expect(row).toMatchObject({
    request_number: null,
    identity_number: `•••••${identityNumber.slice(-4)}`,
    period: '2025',
    name: '',
    status: null,
    refusal: null,
    may_carry_out: true,
    would_erase: { copies: 0, files: 1, letters: 0, appeals: 0, notes: 0 },
  })
  expect(JSON.stringify(row)).not.toContain(identityNumber)
  expect(codeOf(await decide(first, id))).toBe('OTHER_PERSON_NEEDED')
  // An entry about the student that was sealed with details.
  await query(
    `insert into audit_entries (at, student_id, action, details) values (now(), $1, 'messages-viewed', '{"words": "x"}')`,
    [studentId],
  )
  await sealTrail(at.server.platform)
  const erased = await decide(second, id)
  expect(erased.statusCode, erased.body).toBe(200)

  expect((await form.currentUser()).statusCode).toBe(401)
  const login = await post(at.server, `${authz}/login-by-email`, { email, password: goodPassword })
  expect(login.statusCode).not.toBe(200)
  expect(await query('select * from students where id = $1', [studentId])).toMatchObject([
    { username: `erased:${studentId}`, phone: `erased:${studentId}`, details: {}, consents: null },
  ])
  const tables = await query(`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  for (const value of [phone, username, email]) {
    const found: string[] = []
    for (const { name } of tables)
      if ((await query(`select from "${name}" t where t::text like '%' || $1 || '%'`, [value])).length > 0)
        found.push(name)
    // The last letter has the address, and is swept with all old messages.
    expect(found).toEqual(value === email ? ['outbox_messages'] : [])
  }
  expect(
    await query('select cause, template, student_id from outbox_messages where recipient = $1', [email]),
  ).toEqual([{ cause: `student-erased:${id}`, template: 'ACCOUNT_ERASED', student_id: null }])
  expect(
    await query('select from files where id = $1 and removed_at is null', [file.replace('.pdf', '')]),
  ).toEqual([])
  const { past } = (await ask(first, 'GET', 'erasures')).json()
  expect(past).toContainEqual(
    expect.objectContaining({
      id,
      request_number: null,
      identity_number: null,
      outcome: 'ERASED',
      reason: '',
    }),
  )
  await sealTrail(at.server.platform)
  expect((await verifyTrail(at.server.platform)).findings).toEqual([])
  expect(
    await query(
      'select action, staff_id, details from audit_entries where student_id = $1 order by id desc limit 3',
      [studentId],
    ),
  ).toEqual([
    { action: 'student-erased', staff_id: second.id, details: {} },
    { action: 'messages-viewed', staff_id: null, details: {} },
    { action: 'erasure-asked', staff_id: first.id, details: {} },
  ])
  // Nobody is found by the number any more, and the same person may register again.
  expect(codeOf(await asking(first, identityNumber))).toBe('NO_STUDENT')
})

it('a second wish is refused while one is open, and a refusal changes nothing', async () => {
  const form = await enter(at.server)
  const { second, id } = await asked(form)
  expect(codeOf(await asking(second, form.student.identityNumber))).toBe('ERASURE_ASKED')
  expect((await decide(second, id, 'REFUSE')).statusCode).toBe(200)
  expect((await form.currentUser()).statusCode).toBe(200)
  const { past } = (await ask(second, 'GET', 'erasures')).json()
  expect(past).toContainEqual(expect.objectContaining({ id, outcome: 'REFUSED', reason: 'asked by phone' }))
})

it('the identity number of a student with a request is about that request', async () => {
  const [manager, other] = await managers()
  const form = await sent()
  const { identityNumber } = form.student
  expect(codeOf(await asking(manager, identityNumber))).toBe('ERASURE_IN_REVIEW')
  const draft = await enter(at.server)
  expect((await draft.save('personal', draftOf('personal'))).statusCode).toBe(200)
  const [{ number }] = await query('select number from requests where student_id = $1', [draft.student.id])
  const { id } = (await asking(manager, draft.student.identityNumber)).json()
  expect(await waitingOf(other, id)).toMatchObject({
    request_number: `2025-${String(number).padStart(6, '0')}`,
    identity_number: null,
    status: 'DRAFT',
  })
  expect(codeOf(await asking(other, String(number)))).toBe('ERASURE_ASKED')
  expect((await decide(other, id, 'REFUSE')).statusCode).toBe(200)
})

it('nobody asks or decides about themselves or about whom they know', async () => {
  const form = await enter(at.server)
  const [first, second] = await managers()
  const self = await member('manager')
  await query(
    'update staff set identity_hash = (select identity_hash from students where id = $2) where id = $1',
    [self.id, form.student.id],
  )
  expect(codeOf(await asking(self, form.student.identityNumber))).toBe('CONFLICT_OF_INTEREST')
  const { id } = (await asking(first, form.student.identityNumber)).json()
  expect(await waitingOf(self, id)).toBeUndefined()
  expect(codeOf(await decide(self, id))).toBe('CONFLICT_OF_INTEREST')
  // The student began a request meanwhile, and a manager declared that they know them.
  await form.save('personal', draftOf('personal'))
  const friend = await member('manager')
  await query(
    'insert into staff_conflicts (staff_id, request_id, declared_at) select $1, id, now() from requests where student_id = $2',
    [friend.id, form.student.id],
  )
  expect(await waitingOf(friend, id)).toBeUndefined()
  expect(codeOf(await decide(friend, id))).toBe('CONFLICT_OF_INTEREST')
  expect((await decide(second, id)).statusCode).toBe(200)
})

it('an unknown number is nobody', async () => {
  const manager = await member('manager')
  for (const number of ['039337423', '2025-999999', 'dana'])
    expect(codeOf(await asking(manager, number)), number).toBe('NO_STUDENT')
})

it('an identity number names the account of the current period, or else of the newest one', async () => {
  const manager = await member('manager')
  const periods: { id: number; code: string }[] = []
  for (const [code, opens] of [
    ['2023', '2023-01-01'],
    ['2024', '2024-01-01'],
  ]) {
    const [period] = await query(
      `insert into registration_periods select (jsonb_populate_record(period, jsonb_build_object(
          'id', nextval('registration_periods_id_seq'), 'code', $1::text, 'opens_at', $2::text))).*
        from registration_periods period where code = '2025' returning id, code`,
      [code, opens],
    )
    periods.push(period)
  }
  const [oldest, newest] = periods
  const inPeriod = async (period: { id: number; code: string } | undefined, n: number) =>
    givenStudent(at.server, n, period && { period })
  const one = await inPeriod(newest, 90_001)
  await inPeriod(oldest, 90_001)
  const { id } = (await asking(manager, one.identityNumber)).json()
  expect(await waitingOf(manager, id)).toMatchObject({ period: '2024' })
  const both = await inPeriod(newest, 90_002)
  await inPeriod(undefined, 90_002)
  const other = (await asking(manager, both.identityNumber)).json()
  expect(await waitingOf(manager, other.id)).toMatchObject({ period: '2025' })
})

it('a draft that was begun after the wish is erased with it', async () => {
  const form = await enter(at.server)
  const { second, id } = await asked(form)
  expect((await form.save('personal', draftOf('personal'))).statusCode).toBe(200)
  const row = await waitingOf(second, id)
  expect(row).toMatchObject({ identity_number: null, status: 'DRAFT' })
  expect(row.request_number).toMatch(/^2025-\d{6}$/)
  expect((await decide(second, id)).statusCode).toBe(200)
  expect(await requestsOf(form)).toEqual([])
  expect((await form.currentUser()).statusCode).toBe(401)
  const { past } = (await ask(second, 'GET', 'erasures')).json()
  expect(past).toContainEqual(expect.objectContaining({ id, request_number: row.request_number }))
})

it('a request that was sent after the wish is decided by its rule', async () => {
  const form = await sent()
  const { second } = await asked(await enter(at.server))
  // As if the wish had been written down before the request was begun.
  const [{ id }] = await query(
    `insert into student_erasures (id, student_id, reason, asked_by, asked_at)
      values (gen_random_uuid(), $1, 'asked by phone', gen_random_uuid(), now()) returning id`,
    [form.student.id],
  )
  expect((await waitingOf(second, id)).refusal).toMatchObject({ code: 'ERASURE_IN_REVIEW' })
  expect(codeOf(await decide(second, id))).toBe('ERASURE_IN_REVIEW')
  expect((await form.currentUser()).statusCode).toBe(200)
})

it('a first save at the moment of the erasure writes nothing for an erased student', async () => {
  const form = await enter(at.server)
  const { second, id } = await asked(form)
  // The erasure has locked the student, and waits for the chain of the trail.
  const [decided, saved] = await during(
    (client) => client.query('select pg_advisory_xact_lock(7264118)'),
    async () => {
      const deciding = decide(second, id)
      await untilWaiting(1)
      const saving = form.save('personal', draftOf('personal'))
      await untilWaiting(2)
      return [deciding, saving] as const
    },
  )
  expect((await decided).statusCode).toBe(200)
  expect((await saved).statusCode).toBe(401)
  expect(await requestsOf(form)).toEqual([])
})

it('an erasure at the moment of a first save waits for it, and is then decided again', async () => {
  const form = await enter(at.server)
  const { second, id } = await asked(form)
  const [decided] = await during(
    (client) =>
      client.query(
        `insert into requests (id, student_id, period_id, status, publish_state, created_at, updated_at)
          select gen_random_uuid(), id, period_id, 'DRAFT', '0', now(), now() from students where id = $1`,
        [form.student.id],
      ),
    async () => {
      const deciding = decide(second, id)
      await untilWaiting(1)
      return [deciding] as const
    },
  )
  expect(codeOf(await decided)).toBe('REQUEST_MOVED')
  expect(await accountOf(form)).toEqual({ username: form.student.username, email: form.student.email })
  expect(await requestsOf(form)).toMatchObject([{ status: 'DRAFT' }])
  expect((await decide(second, id)).statusCode).toBe(200)
  expect(await requestsOf(form)).toEqual([])
  expect(await accountOf(form)).toEqual({
    username: `erased:${form.student.id}`,
    email: `erased:${form.student.id}`,
  })
})
