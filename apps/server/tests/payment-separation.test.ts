import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Payer, resultFile, usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, create, batch, move, orders, exported, upload, ledgerOf } = bench

/** Adds an event of a staff member in a request, under an earlier role. */
const acted = (requestId: string, staffId: string, event: string) =>
  at.server.database.transaction((tx) =>
    tx.execute(sql`insert into request_events (request_id, number, at, event, actor_role, actor_id, from_status,
        to_status, publish_state)
      values (${requestId}, 3, '2026-01-02', ${event}, 'MANAGER', ${staffId}, 'SUBMITTED', 'SUBMITTED', '0')`),
  )
const knows = (who: Payer, requestId: string) =>
  at.server.database.transaction((tx) =>
    tx.execute(sql`insert into staff_conflicts (staff_id, request_id, declared_at)
      values (${who.id}, ${requestId}, now())`),
  )

const decisions = [
  'RETURN_FOR_REPAIR',
  'APPROVE',
  'DENY',
  'ENTER_FIGURES',
  'SAVE_FOR_STUDENT',
  'CONFIRM',
  'PROPOSE_REVISION',
  'REVISE',
  'APPROVE_APPEAL',
  'DENY_APPEAL',
]

/** Makes two awards, one of which `who` may not pay. */
const touchedBy = async (who: Payer, event: string) => {
  const [touched, free] = await awarded(2)
  if (!touched || !free) throw new Error('nobody was awarded')
  await acted(touched.id, who.id, event)
  return { touched, free }
}
const refusals = async (who: Payer, id: string) =>
  Object.fromEntries((await batch(id, who)).acts.map(({ act, refusal }) => [act, refusal]))
const paidAll = async (id: string) =>
  resultFile((await orders(id, 'OPEN')).map(({ reference, amount }) => [reference, amount, 'PAID']))
const decide = (who: Payer, file: string) => ask(who, 'POST', `results/${file}/decide`, { act: 'APPLY' })

describe.each(decisions)('a staff member who did %s in a request', (event) => {
  it('cannot create or approve a batch with it', async () => {
    const { free } = await touchedBy(at.third, event)
    const own = (await create(at.third)).json().id
    expect((await orders(own, 'CHOSEN')).map(({ name }) => name)).toEqual([free.name])
    expect((await batch(own)).left_out_by_reason).toMatchObject([{ reason: 'MAKER_MAY_NOT_PAY', count: 1 }])
    await move(at.maker, own, 'DISCARD')
    const { id } = (await create(at.maker)).json()
    expect((await batch(id)).orders.count).toBe(2)
    await move(at.third, id, 'APPROVE')
    expect((await orders(id, 'CHOSEN')).map(({ name }) => name)).toEqual([free.name])
    expect((await batch(id)).left_out_by_reason).toMatchObject([{ reason: 'APPROVER_MAY_NOT_PAY', count: 1 }])
  })

  it('can neither export the batch that pays it nor enter its results', async () => {
    const { touched } = await touchedBy(at.third, event)
    const { id } = (await create(at.maker)).json()
    await move(at.approver, id, 'APPROVE')
    expect(await refusals(at.third, id)).toMatchObject({ EXPORT: 'OWN_ROWS', DISCARD: null })
    const exporting = await move(at.third, id, 'EXPORT')
    expect([exporting.statusCode, exporting.json().error.code]).toEqual([403, 'SECOND_PERSON_NEEDED'])
    expect((await ledgerOf(touched.id)).money.inFlight).toBe(0)
    expect((await move(at.maker, id, 'EXPORT')).statusCode).toBe(200)
    expect(await refusals(at.third, id)).toEqual({ ENTER_RESULTS: 'OWN_ROWS' })
    const content = await paidAll(id)
    expect((await upload(at.third, id, content)).json().error.code).toBe('SECOND_PERSON_NEEDED')
    const file = (await upload(at.maker, id, content)).json().id
    expect((await ask(at.third, 'GET', `results/${file}`)).json().refusal).toBe('OWN_ROWS')
    expect((await decide(at.third, file)).statusCode).toBe(403)
    expect((await ledgerOf(touched.id)).money.paid).toBe(0)
    expect((await decide(at.maker, file)).statusCode).toBe(200)
    // Acts as finance do not prevent later acts.
    expect(await refusals(at.maker, id)).toEqual({ ENTER_RESULTS: null })
  })
})

describe('a staff member who knows a student, or is one', () => {
  it('cannot create a batch with them', async () => {
    const [reviewed, known, own, free] = await awarded(4)
    await acted(reviewed?.id ?? '', at.maker.id, 'APPROVE')
    await at.server.database.transaction(async (tx) => {
      await tx.execute(sql`insert into staff_conflicts (staff_id, request_id, declared_at)
        values (${at.maker.id}, ${known?.id ?? ''}, now())`)
      await tx.execute(sql`update staff set identity_hash = (select identity_hash from request_index
        where request_id = ${own?.id ?? ''}) where id = ${at.maker.id}`)
    })
    const { id } = (await create(at.maker)).json()
    expect((await orders(id, 'CHOSEN')).map(({ name }) => name)).toEqual([free?.name])
    expect((await batch(id)).left_out_by_reason).toEqual([
      { reason: 'MAKER_MAY_NOT_PAY', count: 3, amount: 12_000 },
    ])
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update staff set identity_hash = null where id = ${at.maker.id}`),
    )
  })

  it('declares it in a batch: the row leaves this and every later batch of theirs', async () => {
    await awarded(2)
    const { id } = (await bench.create(at.maker)).json()
    const know = (who: typeof at.maker, sequence: number) =>
      ask(who, 'POST', `batches/${id}/orders/${sequence}/i-know-this-person`)
    expect((await know(at.maker, 1)).json()).toEqual({ is_left_out: true })
    // A member who neither created nor approved it is checked again when they do.
    expect((await know(at.approver, 2)).json()).toEqual({ is_left_out: false })
    expect((await bench.orders(id)).map(({ state, left_out }) => [state, left_out])).toEqual([
      ['LEFT_OUT', 'MAKER_MAY_NOT_PAY'],
      ['CHOSEN', null],
    ])
    expect((await know(at.maker, 9)).statusCode).toBe(404)
    const approved = await bench.move(at.approver, id, 'APPROVE')
    expect(approved.json().error.code).toBe('BATCH_EMPTY')
    await bench.move(at.maker, id, 'DISCARD')
    const again = (await bench.create(at.maker)).json().id
    expect((await bench.orders(again)).map(({ left_out }) => left_out)).toEqual(['MAKER_MAY_NOT_PAY', null])
    const { rows } = await at.server.database.read((db) =>
      db.execute(sql`select details from audit_entries where action = 'conflict-declared'`),
    )
    expect(rows).toHaveLength(2)
  })

  it('cannot propose a change of their order, like a member who decided on the request', async () => {
    const [one] = await awarded(1)
    const { id } = await exported()
    const cancel = { kind: 'CANCELLATION', batch_id: id, sequence: 1, reason: 'the bank stopped it' }
    const propose = () => ask(at.maker, 'POST', 'proposals', cancel)
    const { database } = at.server
    await database.transaction((tx) =>
      tx.execute(sql`insert into staff_conflicts (staff_id, request_id, declared_at)
        values (${at.maker.id}, ${one?.id}, now())`),
    )
    expect((await propose()).json().error.code).toBe('CONFLICT_OF_INTEREST')
    await database.transaction((tx) => tx.execute(sql`delete from staff_conflicts`))
    await database.transaction((tx) =>
      tx.execute(sql`insert into request_events
          (request_id, number, at, event, actor_role, actor_id, from_status, to_status, publish_state)
        values (${one?.id}, 99, now(), 'APPROVE', 'REVIEWER', ${at.maker.id}, 'SUBMITTED', 'SUBMITTED', '0')`),
    )
    expect((await propose()).statusCode).toBe(409)
    expect((await ledgerOf(one?.id ?? '')).money.inFlight).toBe(4_000)
  })

  it('can neither export the batch that pays them nor enter its results', async () => {
    const [known] = await awarded(2)
    const { id } = (await create(at.maker)).json()
    await move(at.approver, id, 'APPROVE')
    await knows(at.third, known?.id ?? '')
    expect((await move(at.third, id, 'EXPORT')).json().error.code).toBe('SECOND_PERSON_NEEDED')
    await move(at.maker, id, 'EXPORT')
    expect((await upload(at.third, id, await paidAll(id))).json().error.code).toBe('SECOND_PERSON_NEEDED')
  })

  it('cannot confirm rows of an institution’s list that contains them', async () => {
    const [known] = await awarded(2, { isSponsored: true })
    const { payers } = (await ask(at.maker, 'POST', 'overview')).json()
    const payer = payers.find(({ institution_id: id }: { institution_id: number | null }) => id !== null)
    const list = await exported(payer.institution_id)
    await knows(at.third, known?.id ?? '')
    const enter = (who: Payer) =>
      ask(who, 'POST', `batches/${list.id}/row-results`, { rows: [{ sequence: 1, result: 'PAID' }] })
    expect((await enter(at.third)).json().error.code).toBe('SECOND_PERSON_NEEDED')
    expect((await enter(at.maker)).statusCode).toBe(200)
  })
})
