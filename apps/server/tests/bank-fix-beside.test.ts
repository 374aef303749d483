import { moveRequest } from '@milgo/domain/status/move-request'
import { publishRequest } from '@milgo/domain/status/publish-request'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { changeRequest } from '../src/core/requests/change-request.ts'
import { circumstancesOf } from '../src/core/requests/request-case.ts'
import { followLedgers } from '../src/office/payments/follow-ledgers.ts'
import { addFollowUps } from '../src/store/ledger-follow-ups.ts'
import { mendingOn } from './support/mend-account.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { append, at, awarded, create, exported, orders, results, statusOf } = bench
const mending = mendingOn(() => at.server)

beforeAll(async () => {
  await at.server.database.transaction((tx) =>
    tx.execute(sql`update registration_periods set appeals_from = '2025-12-10', appeals_to = '2026-02-10',
      appeal_days = 30, is_appeals_open = true`),
  )
})

/** Moves the request by the status table. Payments do not need the content of an appeal. */
const move = (id: string, event: 'APPEAL' | 'DENY_APPEAL', role: 'STUDENT' | 'MANAGER') =>
  changeRequest(at.server.platform, { kind: 'system' }, id, async (loaded) => {
    const actor = { role, id: role === 'STUDENT' ? loaded.student.id : at.third.id }
    const known = { ...circumstancesOf(loaded), reason: 'as before' }
    const moved = moveRequest(loaded.request.state, event, actor, known)
    if (!moved.isAllowed) throw new Error(moved.refusal)
    return { does: 'change', answer: undefined, change: { event, state: moved.request } }
  })
const publish = (id: string) =>
  changeRequest(at.server.platform, { kind: 'system' }, id, async ({ request, now }) => {
    const state = publishRequest(request.state, { role: 'SYSTEM' }, { at: now, printedAppealDate: null })
    if (!state) throw new Error('nothing to publish')
    return { does: 'change', answer: undefined, change: { event: 'PUBLISH', state } }
  })

/**
 * Makes a payment that was returned during an appeal. The student has sent another account, and the appeal was denied.
 */
const fixedDuringAppeal = async (): Promise<string> => {
  const [student] = await awarded(1)
  const id = student?.id ?? ''
  const batch = await exported()
  await move(id, 'APPEAL', 'STUDENT')
  const [order] = await orders(batch.id)
  await results(batch.id, [[order?.reference ?? '', 4_000, 'RETURNED', '01']])
  expect(await statusOf(id)).toBe('APPEAL_SUBMITTED')
  expect((await mending.send(id, '7654321')).json()).toEqual({ id })
  await move(id, 'DENY_APPEAL', 'MANAGER')
  await publish(id)
  return id
}

/** Writes an award like a revision does; the status follows. */
const revise = async (id: string, scoreVersion: number, award: number): Promise<void> => {
  await append(id, { kind: 'ENTITLEMENT', scoreVersion, award })
  await at.server.database.transaction((tx) => addFollowUps(tx, [id], null))
  await followLedgers(at.server.platform)
}

describe('a bank fix that was begun while the status was about something else', () => {
  it('ends in the same way: a batch that is created meanwhile changes no status, and nobody is asked twice', async () => {
    const id = await fixedDuringAppeal()
    await create(at.maker)
    expect(await statusOf(id)).toBe('APPEAL_DENIED')
    const { rows, to_ask: toAsk } = await mending.list(at.maker)
    expect([rows.length, toAsk.length]).toEqual([1, 0])
    for (const row of rows) await mending.decide(at.maker, row, { outcome: 'ACCEPT' })
    await mending.letRest()
    const again = await exported()
    const [order] = await orders(again.id, 'OPEN')
    await results(again.id, [[order?.reference ?? '', 4_000, 'PAID']])
    expect(await statusOf(id)).toBe('SCHOLARSHIP_PAID')
    expect((await mending.list(at.maker)).to_ask).toEqual([])
    // The only appeal was made; a revision that raises the award makes more due.
    expect(await mending.guideOf(id)).toBe('SCHOLARSHIP_PAID_FINAL')
    await revise(id, 2, 6_240)
    expect([await statusOf(id), await mending.guideOf(id)]).toEqual([
      'SCHOLARSHIP_PAID',
      'SCHOLARSHIP_PAID_IN_PART',
    ])
  })

  it('continues if finance asks again: the student may send another account at once', async () => {
    const id = await fixedDuringAppeal()
    const { rows } = await mending.list(at.maker)
    for (const row of rows)
      await mending.decide(at.maker, row, { outcome: 'ASK_AGAIN', reason: 'NUMBER_DIFFERS' })
    await create(at.maker)
    expect(await statusOf(id)).toBe('APPEAL_DENIED')
    expect(await mending.actionsOf(id)).toContain('FIX_BANK_DETAILS')
    expect((await mending.send(id, '7654322')).json()).toEqual({ id })
  })

  it('is over once an account was accepted: a later return changes the status', async () => {
    const id = await fixedDuringAppeal()
    const { rows } = await mending.list(at.maker)
    for (const row of rows) await mending.decide(at.maker, row, { outcome: 'ACCEPT' })
    await mending.letRest()
    const again = await exported()
    const [order] = await orders(again.id, 'OPEN')
    await results(again.id, [[order?.reference ?? '', 4_000, 'RETURNED', '01']])
    expect(await statusOf(id)).toBe('INVALID_BANK')
  })
})

const waitForLocks = (count: number) =>
  expect
    .poll(
      async () =>
        (
          await at.server.database.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).rowCount,
    )
    .toBe(count)

describe('an account that is sent while the status changes', () => {
  it('waits for the status, and is refused if finance has to ask first', async () => {
    const [student] = await awarded(1)
    const id = student?.id ?? ''
    await append(id, { kind: 'ACCOUNT_ERASED' })
    expect(await mending.actionsOf(id)).toContain('FIX_BANK_DETAILS')
    const { database, platform } = at.server
    await database.transaction((tx) => addFollowUps(tx, [id], at.maker.id))
    const { follow, send } = await database.transaction(async (tx) => {
      await tx.execute(sql`select from requests where id = ${id} for update`)
      const following = followLedgers(platform)
      await waitForLocks(1)
      const sending = mending.send(id, '7654321')
      await waitForLocks(2)
      return { follow: () => following, send: () => sending }
    })
    await follow()
    expect((await send()).json().error?.code).toBe('BANK_FIX_CLOSED')
    expect(await statusOf(id)).toBe('INVALID_BANK')
    const { rows, to_ask: toAsk } = await mending.list(at.maker)
    expect([rows.length, toAsk.length]).toEqual([0, 1])
  })
})

describe('a bank fix that was refused while the status was about the bank', () => {
  it('does not block a later one: once something is due again, the status asks for an account', async () => {
    const [student] = await awarded(1)
    const id = student?.id ?? ''
    const batch = await exported()
    const [order] = await orders(batch.id)
    await results(batch.id, [[order?.reference ?? '', 4_000, 'RETURNED', '01']])
    expect((await mending.ask(at.maker, id)).statusCode).toBe(200)
    expect((await mending.send(id, '7654321')).json()).toEqual({ id })
    for (const row of (await mending.list(at.maker)).rows)
      await mending.decide(at.maker, row, { outcome: 'ASK_AGAIN', reason: 'NUMBER_DIFFERS' })
    expect(await statusOf(id)).toBe('INVALID_BANK_BACK_FOR_REPAIR')
    await revise(id, 2, 0)
    expect(await statusOf(id)).toBe('COMPUTED')
    await revise(id, 3, 4_000)
    await create(at.maker)
    expect(await statusOf(id)).toBe('INVALID_BANK')
  })
})
