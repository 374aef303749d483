import { describe, expect, it } from 'vitest'
import { mendingOn } from './support/mend-account.ts'
import { type Payer, type Result, resultFile, usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, create, batch, move, orders, exported, upload, results, ledgerOf, reconcile } =
  bench
const mending = mendingOn(() => at.server)

type Answer = { readonly statusCode: number; readonly json: () => { error?: { code?: string } } }

/** Returns the answers of several calls: each its status, or the code of its refusal. */
const told = (answers: readonly Answer[]) =>
  answers.map((answer) => answer.json().error?.code ?? answer.statusCode).toSorted()
const paidAll = async (id: string): Promise<Result[]> =>
  (await orders(id, 'OPEN')).map(({ reference, amount }) => [reference, amount, 'PAID'])
const decideFile = (who: Payer, id: string, act = 'APPLY') =>
  ask(who, 'POST', `results/${id}/decide`, { act })
const sign = (who: Payer, id: string) => ask(who, 'POST', `proposals/${id}/decide`, { is_confirmed: true })
const entriesOf = async (id: string, kind: string) =>
  (await ledgerOf(id)).entries.filter((entry) => entry.kind === kind).length

describe('two members of finance at the same moment', () => {
  it('approve and export a batch once', async () => {
    const [one] = await awarded(3)
    const { id } = (await create(at.maker)).json()
    const { version } = await batch(id)
    const approving = [at.approver, at.third].map((who) => move(who, id, 'APPROVE', version))
    expect(told(await Promise.all(approving))).toEqual([200, 'BATCH_CHANGED'])
    const { version: approved } = await batch(id)
    const exporting = [at.maker, at.third, at.approver].map((who) => move(who, id, 'EXPORT', approved))
    expect(told(await Promise.all(exporting))).toEqual([200, 'BATCH_CHANGED', 'BATCH_CHANGED'])
    expect(await entriesOf(one?.id ?? '', 'ORDER')).toBe(1)
    expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })
  })

  it('export and discard a batch: only one succeeds', async () => {
    await awarded(2)
    const { id } = (await create(at.maker)).json()
    await move(at.approver, id, 'APPROVE')
    const { version } = await batch(id)
    const both = await Promise.all([
      move(at.maker, id, 'EXPORT', version),
      move(at.third, id, 'DISCARD', version),
    ])
    expect(told(both)).toEqual([200, 'BATCH_CHANGED'])
    expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })
  })

  it('upload the same file ten times at once: it is stored once', async () => {
    await awarded(2)
    const { id } = await exported()
    const content = resultFile(await paidAll(id))
    const ten = Array.from({ length: 10 }, (_, place) =>
      upload(place % 2 === 0 ? at.maker : at.third, id, content, `${place}.csv`),
    )
    expect(told(await Promise.all(ten))).toEqual([200, ...Array(9).fill('RESULT_FILE_KNOWN')])
  })

  it('apply a file once, and two files with the same results once', async () => {
    const [one] = await awarded(1)
    const { id } = await exported()
    const rows = await paidAll(id)
    const files = await Promise.all(
      [rows, rows.map(([reference, amount]): Result => [reference, amount, 'PAID', '', 'again'])].map(
        async (said) => (await upload(at.third, id, resultFile(said))).json().id,
      ),
    )
    const answers = await Promise.all(
      [files[0], files[0], files[1], files[1]].map((file, place) =>
        decideFile(place % 2 === 0 ? at.maker : at.third, file),
      ),
    )
    expect(told(answers)).toEqual([200, 200, 'BATCH_CHANGED', 'BATCH_CHANGED'])
    expect(await entriesOf(one?.id ?? '', 'RESULT')).toBe(1)
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ paid: 4_000, inFlight: 0, due: 0 })
  })

  it('propose one change of an order, and sign it once', async () => {
    const [one] = await awarded(1)
    const { id } = await exported()
    const cancel = { kind: 'CANCELLATION', batch_id: id, sequence: 1, reason: 'the bank stopped it' }
    const proposed = await Promise.all(
      [at.maker, at.third].map((who) => ask(who, 'POST', 'proposals', cancel)),
    )
    expect(told(proposed)).toEqual([200, 'PROPOSAL_WAITS'])
    const made = proposed.find(({ statusCode }) => statusCode === 200)?.json().id
    const { rows } = await at.server.database.pool.query(
      'select proposed_by from payment_proposals where id = $1',
      [made],
    )
    const others = [at.maker, at.third, at.approver].filter((who) => who.id !== rows[0].proposed_by)
    expect(told(await Promise.all(others.map((who) => sign(who, made))))).toEqual([200, 'BATCH_CHANGED'])
    expect(await entriesOf(one?.id ?? '', 'CANCELLATION')).toBe(1)
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ inFlight: 0, due: 4_000 })
  })

  it('decide a quarantined row once', async () => {
    const [one] = await awarded(1)
    const { id } = await exported()
    await results(id, [[(await orders(id))[0]?.reference ?? '', 1, 'PAID']])
    const [row] = (await ask(at.third, 'POST', 'quarantine', { period: '2025' })).json().rows
    const of = { kind: 'CORRECTION', file_id: row.file_id, line: row.line, amount: 0, reason: 'as agreed' }
    const proposal = (await ask(at.maker, 'POST', 'proposals', of)).json().id
    const signed = await Promise.all([at.third, at.approver].map((who) => sign(who, proposal)))
    expect(told(signed)).toEqual([200, 'BATCH_CHANGED'])
    expect(await entriesOf(one?.id ?? '', 'CORRECTION')).toBe(1)
  })

  it('cancel orders while their results are applied, without a database error', async () => {
    for (let round = 0; round < 4; round += 1) {
      await awarded(12)
      const { id } = await exported()
      const open = await orders(id, 'OPEN')
      const proposals = await Promise.all(
        open.map(async ({ sequence }) => {
          const body = { kind: 'CANCELLATION', batch_id: id, sequence, reason: 'the bank stopped it' }
          return (await ask(at.maker, 'POST', 'proposals', body)).json().id as string
        }),
      )
      const returned = open.map(({ reference, amount }): Result => [reference, amount, 'RETURNED', '01'])
      const file = (await upload(at.third, id, resultFile(returned))).json().id
      const answers = await Promise.all([
        ...proposals.map((proposal) => sign(at.approver, proposal)),
        decideFile(at.third, file),
        ...proposals.map((proposal) => sign(at.third, proposal)),
      ])
      for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500)
      expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })
    }
  })

  it('accept or refuse an account once', async () => {
    const [one] = await awarded(1)
    const { id } = await exported()
    await results(id, [[(await orders(id))[0]?.reference ?? '', 4_000, 'RETURNED', '01']])
    const asked = await Promise.all([at.maker, at.third].map((who) => mending.ask(who, one?.id ?? '')))
    expect(asked.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await mending.send(one?.id ?? '', '7654321')).json()).toEqual({ id: one?.id })
    const [row] = (await mending.list(at.maker)).rows
    if (!row) throw new Error('no account waits')
    const again = { outcome: 'ASK_AGAIN', reason: 'NUMBER_DIFFERS', note: 'see the cheque' }
    const decided = await Promise.all([
      mending.decide(at.maker, row, { outcome: 'ACCEPT' }),
      mending.decide(at.third, row, { outcome: 'ACCEPT' }),
      mending.decide(at.approver, row, again),
    ])
    expect(told(decided)).toEqual([200, 'MOVE_NOT_ALLOWED', 'MOVE_NOT_ALLOWED'])
    expect((await mending.list(at.maker)).rows).toEqual([])
  })
})

describe('a slow export', () => {
  it('is not waited for by a second call, which is told that the batch is being changed', async () => {
    await awarded(1)
    const { id } = (await create(at.maker)).json()
    await move(at.approver, id, 'APPROVE')
    const { version } = await batch(id)
    const holder = await at.server.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from payment_batches where id = $1 for update', [id])
      const waiting = await move(at.third, id, 'EXPORT', version)
      expect([waiting.statusCode, waiting.json().error.code]).toEqual([503, 'BEING_CHANGED'])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect((await move(at.maker, id, 'EXPORT', version)).statusCode).toBe(200)
  })
})
