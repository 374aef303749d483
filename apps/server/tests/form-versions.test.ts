import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBatchedReads } from '../src/core/requests/batched-reads.ts'
import { authz, bearer, logIn, post } from './support/accounts.ts'
import {
  addDocuments,
  change,
  draftOf,
  enter,
  formOf,
  givenDraft,
  openForm,
  payloadOf,
  storedOf,
  unchanged,
} from './support/form.ts'
import { actAs, givenStaff, staffSession } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let secondNode: TestApp
beforeAll(async () => {
  server = await openForm()
  secondNode = await openTestApp({}, undefined, server.at)
})
afterAll(async () => {
  await secondNode.close()
  await server.close()
})

describe('a save that started from an older version', () => {
  it.each(['save', 'submit'] as const)(
    '%s answers 409 with the saved answers, and overwrites nothing',
    async (does) => {
      const tab = await givenDraft(server)
      await tab.save('family', { family_status: 'MARRIED', version: 1 })
      const answer = await unchanged(server, tab, () =>
        tab[does]('family', payloadOf('family', { family_status: 'OTHER', version: 1 })),
      )
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual({
        id: tab.id,
        newer: { ...draftOf('family'), family_status: 'MARRIED', version: 2 },
        error: expect.objectContaining({
          statusCode: 409,
          code: 'STEP_CHANGED',
          message: expect.stringContaining('another window'),
        }),
      })
      // The student has seen the differences and decides: the same answers from the version in the refusal.
      expect((await tab.save('family', { family_status: 'OTHER', version: 2 })).json()).toEqual({
        id: tab.id,
        version: 3,
      })
    },
  )

  it.each([
    ['without a version', {}],
    ['with a version that never was', { version: 7 }],
  ])('or %s, is refused too', async (_name, version) => {
    const tab = await givenDraft(server)
    const answer = await unchanged(server, tab, () => tab.save('personal', { street: 'other', ...version }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().newer.version).toBe(1)
  })

  it('returns bank details in plain text to their owner', async () => {
    const tab = await givenDraft(server)
    const answer = await tab.save('bank', { branch_number: '601' })
    expect(answer.json().newer).toEqual({ ...draftOf('bank'), version: 1 })
  })

  it('is judged by its own step: the other steps are saved', async () => {
    const tab = await givenDraft(server)
    for (let version = 1; version < 4; version++)
      await tab.save('personal', { street: `S${version}`, version })
    expect((await tab.save('bank', { branch_number: '601', version: 1 })).json().version).toBe(2)
  })

  it('is refused also if another node stored the newer one', async () => {
    const tab = await givenDraft(server)
    const elsewhere = formOf(secondNode, bearer(tab.token))
    expect((await elsewhere.save('personal', { street: 'there', version: 1 })).json().version).toBe(2)
    expect((await tab.save('personal', { street: 'here', version: 1 })).statusCode).toBe(409)
    expect((await tab.save('personal', { street: 'here', version: 2 })).json().version).toBe(3)
    expect((await elsewhere.save('personal', { street: 'there', version: 3 })).json().version).toBe(4)
  })
})

describe('the same save again, as after a lost answer', () => {
  it('changes nothing twice and is no conflict with itself', async () => {
    const tab = await givenDraft(server)
    const sent = draftOf('personal', { street: 'once', version: 1 })
    const first = await tab.save('personal', sent)
    const again = await unchanged(server, tab, () => tab.save('personal', sent))
    expect(first.json()).toEqual({ id: tab.id, version: 2 })
    expect(again.json()).toEqual(first.json())
  })

  it('also the first save, a submit, on another node, and with refused values', async () => {
    const tab = await enter(server)
    const elsewhere = formOf(secondNode, bearer(tab.token))
    const first = await tab.submit('personal', payloadOf('personal'))
    const again = await unchanged(server, tab, () => elsewhere.submit('personal', payloadOf('personal')))
    expect(again.json()).toEqual(first.json())
    const bad = { street: 'x', last_name: '7', version: 1 }
    const told = (await tab.save('personal', bad)).json()
    const answeredAgain = (await unchanged(server, tab, () => elsewhere.save('personal', bad))).json()
    expect(told).toMatchObject({ version: 2, error: { statusCode: 250 } })
    expect({ ...answeredAgain, error: { ...answeredAgain.error, requestId: '' } }).toEqual({
      ...told,
      error: { ...told.error, requestId: '' },
    })
  })

  it('but not over a newer one', async () => {
    const tab = await givenDraft(server)
    const sent = { street: 'old', version: 1 }
    await tab.save('personal', sent)
    await tab.save('personal', { street: 'new', version: 2 })
    const late = await unchanged(server, tab, () => tab.save('personal', sent))
    expect(late.statusCode).toBe(409)
    expect(late.json().newer.street).toBe('new')
  })
})

describe('at once', () => {
  const codes = (answers: readonly { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).sort()

  it('the first save, twenty times over two nodes, creates one request', async () => {
    const tab = await enter(server)
    const nodes = [tab, formOf(secondNode, bearer(tab.token))]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (nodes[n % 2] ?? tab).save('personal', draftOf('personal'))),
    )
    expect(new Set(codes(answers))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await storedOf(server, tab.student.id)).toMatchObject([{ step: 'personal', version: 1 }])
  })

  it('the first save with different answers: one is stored, the other gets the saved answers', async () => {
    const tab = await enter(server)
    const elsewhere = formOf(secondNode, bearer(tab.token))
    const answers = await Promise.all([
      tab.save('personal', { street: 'one' }),
      elsewhere.save('personal', { street: 'two' }),
    ])
    expect(codes(answers)).toEqual([200, 409])
    expect(await storedOf(server, tab.student.id)).toHaveLength(1)
  })

  it.each([1, 2])('twenty different saves from one version over %i nodes: one succeeds', async (count) => {
    const tab = await givenDraft(server)
    const nodes = [tab, formOf(secondNode, bearer(tab.token))].slice(0, count)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (nodes[n % count] ?? tab).save('personal', { street: `S${n}`, version: 1 }),
      ),
    )
    expect(codes(answers)).toEqual([200, ...Array(19).fill(409)])
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200)
    expect((await tab.read('personal')).json()).toMatchObject({ street: `S${winner}`, version: 2 })
  })

  it('saves of many students share statements, and each gets its own answer', async () => {
    const tabs = await Promise.all(Array.from({ length: 12 }, () => givenDraft(server)))
    const [late, gone] = tabs as [(typeof tabs)[0], (typeof tabs)[0]]
    await late.save('personal', { street: 'newer', version: 1 })
    await post(server, `${authz}/logout`, {}, { headers: bearer(gone.token) })
    const before = server.queries.length
    const answers = await Promise.all(
      tabs.map((tab, n) => tab.save('personal', { street: `S${n}`, version: 1 })),
    )
    const updates = server.queries.slice(before).filter((text) => text.includes('update requests'))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 401, ...Array(10).fill(200)])
    expect(updates.length).toBeLessThan(8)
    for (const [n, tab] of tabs.entries())
      if (n > 1) expect((await tab.read('personal')).json()).toMatchObject({ street: `S${n}`, version: 2 })
  })

  it('saves of different steps are all stored', async () => {
    const tab = await givenDraft(server)
    const elsewhere = formOf(secondNode, bearer(tab.token))
    const answers = await Promise.all([
      tab.save('personal', { street: 'both', version: 1 }),
      elsewhere.save('bank', { branch_number: '601', version: 1 }),
      tab.save('family', { family_status: 'OTHER', version: 1 }),
    ])
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ id: tab.id, version: 2 }))
  })

  it('a step and its effect on another step are written together or not at all', async () => {
    const tab = await givenDraft(server)
    const documents = { siblingsStudyConfirmations: ['a.pdf'], disabilityDocuments: ['d.pdf'] }
    await addDocuments(server, tab.id, documents)
    const answers = await Promise.all(
      ['2', '3', '4'].map((count) => tab.save('family', { brothers_students_under_30: count, version: 1 })),
    )
    expect(codes(answers)).toEqual([200, 409, 409])
    const saved = await storedOf(server, tab.student.id)
    expect(saved.find(({ step }) => step === 'documents')).toMatchObject({
      version: 2,
      answers: { disabilityDocuments: ['d.pdf'] },
    })
  })
})

describe('round trips if another node was faster', () => {
  it('the late statement writes nothing, one reads, one writes', async () => {
    const tab = await givenDraft(server)
    await formOf(secondNode, bearer(tab.token)).save('bank', { branch_number: '601', version: 1 })
    server.queries.length = 0
    expect((await tab.save('personal', { street: 'x', version: 1 })).json().version).toBe(2)
    expect(server.queries).toHaveLength(3)
  })
})

/** Counts the statements of a node that read cases of sessions. */
const readings = (node: TestApp): number =>
  node.queries.filter((text) => text.includes('as asked ("sessionId"')).length

describe('students who save at once while none of their cases is cached', () => {
  it('each save is decided on the student’s own case, and only a save with an ended session is refused', async () => {
    const tabs = await Promise.all(Array.from({ length: 6 }, () => givenDraft(server)))
    const [, leaving] = tabs
    await post(server, `${authz}/logout`, {}, { headers: bearer(leaving?.token ?? '') })
    secondNode.queries.length = 0
    const answers = await Promise.all(
      tabs.map((tab, place) =>
        formOf(secondNode, bearer(tab.token)).save('personal', { street: `street ${place}`, version: 1 }),
      ),
    )
    // Saves that arrive while the first are being read share the next statement; otherwise there would be one for each.
    expect(readings(secondNode)).toBeLessThan(tabs.length)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200, 200, 200, 200])
    for (const [place, { id, student }] of tabs.entries()) {
      if (place === 1) continue
      expect(answers[place]?.json()).toEqual({ id, version: 2 })
      const stored = await storedOf(server, student.id)
      expect(stored.find(({ step }) => step === 'personal')).toMatchObject({
        version: 2,
        answers: { addressByIdStreet: `street ${place}` },
      })
    }
  })
})

describe('cases that are read in the same turn', () => {
  const claimsOf = async (token: string) => {
    const claims = await server.platform.tokens.read(token)
    if (!claims) throw new Error('no token of ours')
    return claims
  }
  const readTogether = async (tokens: readonly string[]) => {
    const claims = await Promise.all(tokens.map(claimsOf))
    server.queries.length = 0
    return Promise.allSettled(claims.map(createBatchedReads(server.platform)))
  }
  const outcome = (one: PromiseSettledResult<{ readonly student: { readonly id: string } }>) =>
    one.status === 'fulfilled' ? one.value.student.id : one.reason.code

  it('are read by one statement, each by its own session, also two sessions of one student', async () => {
    const [one, other] = [await givenDraft(server), await givenDraft(server)]
    const secondOfOne = await logIn(server, one.student, '10.8.0.1')
    const member = await givenStaff(server, ['reviewer'])
    const desk = await staffSession(server, member.id)
    const act = async () =>
      (await actAs(server, desk, one.student.id))['authorization']?.replace('Bearer ', '') ?? ''
    const acting = await act()
    // Another acting session, with a token that claims to be the student's own.
    const pretended = await server.platform.tokens.sign({
      ...(await claimsOf(await act())),
      audience: 'milgo-portal',
    })
    const read = await readTogether([one.token, secondOfOne, other.token, acting, pretended])
    expect(read.map(outcome)).toEqual([
      one.student.id,
      one.student.id,
      other.student.id,
      one.student.id,
      'UNAUTHORIZED',
    ])
    expect(readings(server)).toBe(1)
  })

  it('of the same session are read one after the other', async () => {
    const { token, student } = await givenDraft(server)
    expect((await readTogether([token, token])).map(outcome)).toEqual([student.id, student.id])
    expect(readings(server)).toBe(2)
  })

  it('fail alone if one of them is malformed', async () => {
    const tabs = [await givenDraft(server), await givenDraft(server), await givenDraft(server)]
    await change(
      server,
      sql`update requests set memory = '{"appeal":"NEVER HEARD OF"}' where id = ${tabs[1]?.id}`,
    )
    const read = await readTogether(tabs.map(({ token }) => token))
    expect(read.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect([read[0], read[2]].map((one) => one && outcome(one))).toEqual([
      tabs[0]?.student.id,
      tabs[2]?.student.id,
    ])
  })
})

describe('the plan of a statement', () => {
  it.each(['save-steps', 'cases-of-sessions'])('%s is planned once for any number of rows', async (name) => {
    const tab = await givenDraft(server)
    let version = 1
    // PostgreSQL makes five custom plans before it may choose a generic one, and each connection has its own plans. So
    // the statement is repeated until the connection that is used has chosen.
    const plansOfOne = async (): Promise<number> => {
      const saved = await tab.save('personal', { street: `S${version}`, version })
      version = saved.json().version
      await tab.read('personal')
      const { rows } = await server.database.pool.query(
        'select generic_plans::int as plans from pg_prepared_statements where name = $1',
        [name],
      )
      return rows[0]?.plans ?? 0
    }
    await expect.poll(plansOfOne, { interval: 0 }).toBeGreaterThan(0)
  })
})
