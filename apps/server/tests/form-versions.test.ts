import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authz, bearer, post } from './support/accounts.ts'
import {
  addDocuments,
  draftOf,
  enter,
  enterWithRequest,
  formOf,
  openForm,
  payloadOf,
  storedOf,
  unchanged,
} from './support/form.ts'
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
    '%s answers 409 with what is held, and overwrites nothing',
    async (does) => {
      const tab = await enterWithRequest(server)
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
          message: expect.stringContaining('another tab'),
        }),
      })
      // The student has seen what differs, and decides: the same answers from the version that was told.
      expect((await tab.save('family', { family_status: 'OTHER', version: 2 })).json()).toEqual({
        id: tab.id,
        version: 3,
      })
    },
  )

  it.each([
    ['without a version', {}],
    ['with a version that never was', { version: 7 }],
  ])('or %s, is no way around it', async (_name, version) => {
    const tab = await enterWithRequest(server)
    const answer = await unchanged(server, tab, () => tab.save('personal', { street: 'other', ...version }))
    expect(answer.statusCode).toBe(409)
    expect(answer.json().newer.version).toBe(1)
  })

  it('tells bank details to their owner in the clear', async () => {
    const tab = await enterWithRequest(server)
    const answer = await tab.save('bank', { branch_number: '601' })
    expect(answer.json().newer).toEqual({ ...draftOf('bank'), version: 1 })
  })

  it('is judged by its own step: the others go on', async () => {
    const tab = await enterWithRequest(server)
    for (let version = 1; version < 4; version++)
      await tab.save('personal', { street: `S${version}`, version })
    expect((await tab.save('bank', { branch_number: '601', version: 1 })).json().version).toBe(2)
  })

  it('is refused also where another node took the newer one', async () => {
    const tab = await enterWithRequest(server)
    const elsewhere = formOf(secondNode, bearer(tab.token))
    expect((await elsewhere.save('personal', { street: 'there', version: 1 })).json().version).toBe(2)
    expect((await tab.save('personal', { street: 'here', version: 1 })).statusCode).toBe(409)
    expect((await tab.save('personal', { street: 'here', version: 2 })).json().version).toBe(3)
    expect((await elsewhere.save('personal', { street: 'there', version: 3 })).json().version).toBe(4)
  })
})

describe('the same save again, as after an answer that was lost', () => {
  it('changes nothing twice and is no conflict with itself', async () => {
    const tab = await enterWithRequest(server)
    const sent = draftOf('personal', { street: 'once', version: 1 })
    const first = await tab.save('personal', sent)
    const again = await unchanged(server, tab, () => tab.save('personal', sent))
    expect(first.json()).toEqual({ id: tab.id, version: 2 })
    expect(again.json()).toEqual(first.json())
  })

  it('also the first of all, also a submit, also on another node, also with something to mend', async () => {
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
    const tab = await enterWithRequest(server)
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

  it('the first save, twenty times over two nodes, makes one request', async () => {
    const tab = await enter(server)
    const nodes = [tab, formOf(secondNode, bearer(tab.token))]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (nodes[n % 2] ?? tab).save('personal', draftOf('personal'))),
    )
    expect(new Set(codes(answers))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await storedOf(server, tab.student.id)).toMatchObject([{ step: 'personal', version: 1 }])
  })

  it('the first save with different answers: one is taken, the other is shown what is held', async () => {
    const tab = await enter(server)
    const elsewhere = formOf(secondNode, bearer(tab.token))
    const answers = await Promise.all([
      tab.save('personal', { street: 'one' }),
      elsewhere.save('personal', { street: 'two' }),
    ])
    expect(codes(answers)).toEqual([200, 409])
    expect(await storedOf(server, tab.student.id)).toHaveLength(1)
  })

  it.each([1, 2])('twenty different saves from one version over %i nodes: one wins', async (count) => {
    const tab = await enterWithRequest(server)
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

  it('saves of many students share statements, and are answered each by itself', async () => {
    const tabs = await Promise.all(Array.from({ length: 12 }, () => enterWithRequest(server)))
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

  it('saves of different steps are all taken', async () => {
    const tab = await enterWithRequest(server)
    const elsewhere = formOf(secondNode, bearer(tab.token))
    const answers = await Promise.all([
      tab.save('personal', { street: 'both', version: 1 }),
      elsewhere.save('bank', { branch_number: '601', version: 1 }),
      tab.save('family', { family_status: 'OTHER', version: 1 }),
    ])
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ id: tab.id, version: 2 }))
  })

  it('a step and what it follows into another: neither is written without the other', async () => {
    const tab = await enterWithRequest(server)
    const documents = { siblingsStudyConfirmations: ['a.pdf'], disabilityDocuments: ['d.pdf'] }
    await addDocuments(server, tab.id, documents)
    const answers = await Promise.all(
      ['2', '3', '4'].map((count) => tab.save('family', { brothers_students_under_30: count, version: 1 })),
    )
    expect(codes(answers)).toEqual([200, 409, 409])
    const held = await storedOf(server, tab.student.id)
    expect(held.find(({ step }) => step === 'documents')).toMatchObject({
      version: 2,
      answers: { disabilityDocuments: ['d.pdf'] },
    })
  })
})

describe('round trips where another node was faster', () => {
  it('the statement that came too late writes nothing, one reads, one writes', async () => {
    const tab = await enterWithRequest(server)
    await formOf(secondNode, bearer(tab.token)).save('bank', { branch_number: '601', version: 1 })
    server.queries.length = 0
    expect((await tab.save('personal', { street: 'x', version: 1 })).json().version).toBe(2)
    expect(server.queries).toHaveLength(3)
  })
})
