import { afterEach, beforeEach, expect, it } from 'vitest'
import { remindOfBankFixes } from '../src/core/bank-fix/remind-of-bank-fixes.ts'
import { reconcilePayments } from '../src/office/payments/reconcile-payments.ts'
import { appealsOn, appealUntil } from './support/appeal-acts.ts'
import { mendingOn } from './support/mend-account.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const mending = mendingOn(() => bench.at.server)
const { appeal } = appealsOn(bench, mending)
const { at, awarded, exported, results, orders, ledgerOf, newAccount, statusOf } = bench

/** Reconciles without a call, because the sessions of staff have ended by then. */
const reconcile = () => reconcilePayments(at.server.platform, 'en', '2025')

const start = new Date('2026-01-15T10:00:00.000Z')
const inDays = (days: number) => at.server.clock.set(new Date(start.getTime() + days * 86_400_000))
beforeEach(() => inDays(0))
afterEach(() => inDays(0))

const run = () => remindOfBankFixes(at.server.platform)
const messagesOf = async (studentId: string) => {
  const { rows } = await at.server.database.pool.query(
    // The receipt of an appeal is not about money.
    `select template, channel, body from outbox_messages where student_id = $1 and template <> 'APPEAL_RECEIVED'
     order by created_at, template, channel`,
    [studentId],
  )
  return rows as { template: string; channel: string; body: string }[]
}
const templatesSentTo = async (studentId: string) =>
  (await messagesOf(studentId)).map(({ template, channel }) => `${template} ${channel}`)
const news = ['PAYMENT_RETURNED mail', 'PAYMENT_RETURNED sms']
const reminder = ['BANK_FIX_REMINDER mail', 'BANK_FIX_REMINDER sms']

/** Makes a returned payment of a student with or without an appeal. */
const bounced = async ({ hasAppealed = false } = {}) => {
  const [student] = await awarded(1, { appealUntil })
  if (!student) throw new Error('nobody')
  if (hasAppealed) expect(await appeal(student.id)).toBe(true)
  const { id } = await exported()
  const [order] = await orders(id)
  await results(id, [[order?.reference ?? '', 4_000, 'RETURNED', '01']])
  return student
}

it('a student is notified of a returned payment once, by mail and SMS, without amount and account', async () => {
  const { id, studentId } = await bounced()
  expect(await statusOf(id)).toBe('INVALID_BANK')
  await run()
  await run()
  expect(await templatesSentTo(studentId)).toEqual(news)
  for (const { body } of await messagesOf(studentId)) {
    expect(body).not.toMatch(/4,?000/)
    expect(body).toMatch(/\u20662025-\d{6}\u2069/)
  }
  // Until finance asks for an account the student can do nothing, so nobody is reminded.
  inDays(100)
  await run()
  expect(await templatesSentTo(studentId)).toEqual(news)
  expect((await ledgerOf(id)).entries.some(({ kind }) => kind === 'UNCLAIMED')).toBe(false)
})

it('a sponsored student is notified only after two members of finance have opened the fix', async () => {
  const [student] = await awarded(1, { isSponsored: true })
  if (!student) throw new Error('nobody')
  const order = `o-${student.id}`
  await bench.append(
    student.id,
    { kind: 'ORDER', order, batch: 'b', amount: 4_000, account: null, reissues: [] },
    { kind: 'RESULT', order, result: 'RETURNED', reason: 'OTHER' },
  )
  await run()
  expect(await templatesSentTo(student.studentId)).toEqual([])
  await bench.append(student.id, { kind: 'BANK_FIX_OPENED', by: [at.maker.id, at.approver.id] })
  await run()
  await run()
  expect(await templatesSentTo(student.studentId)).toEqual(['BANK_FIX_ASKED mail', 'BANK_FIX_ASKED sms'])
})

it('during an appeal the student is reminded; of reminders missed by a stopped server only the last is sent', async () => {
  const { id, studentId } = await bounced({ hasAppealed: true })
  expect(await statusOf(id)).toBe('APPEAL_SUBMITTED')
  await run()
  inDays(3)
  await run()
  await run()
  expect(await templatesSentTo(studentId)).toEqual([...news, ...reminder])
  inDays(46)
  await run()
  await run()
  expect(await templatesSentTo(studentId)).toEqual([...news, ...reminder, ...reminder])
})

it('after the reminders the award is unclaimed once, ages, and can still be claimed', async () => {
  const { id } = await bounced({ hasAppealed: true })
  inDays(60)
  await run()
  await run()
  const unclaimed = async () => (await ledgerOf(id)).entries.filter(({ kind }) => kind === 'UNCLAIMED').length
  expect(await unclaimed()).toBe(1)
  inDays(60 + 31)
  await run()
  expect(await unclaimed()).toBe(1)
  const { money, ageing, difference } = await reconcile()
  expect([money.unclaimed, difference, ageing[1]]).toEqual([
    4_000,
    0,
    { from_days: 30, count: 1, amount: 4_000 },
  ])
  await newAccount(id, '2026-02-01T10:00:00Z')
  await run()
  expect((await reconcile()).money).toMatchObject({ unclaimed: 0, due: 4_000 })
  expect((await ledgerOf(id)).money.needsAccount).toBe(false)
})

it('an award is not unclaimed if its student sends an account after the list was read', async () => {
  const { id } = await bounced({ hasAppealed: true })
  inDays(60)
  const { platform, database } = at.server
  let sent: Awaited<ReturnType<typeof mending.send>> | undefined
  const transaction: typeof database.transaction = async (work) => {
    if (!sent) {
      // The session of the student is valid on the first day only.
      inDays(0)
      sent = await mending.send(id, '7654322')
      inDays(60)
    }
    return database.transaction(work)
  }
  await remindOfBankFixes({ ...platform, database: { ...database, transaction } })
  expect(sent?.statusCode, sent?.body).toBe(200)
  expect((await ledgerOf(id)).entries.filter(({ kind }) => kind === 'UNCLAIMED')).toEqual([])
})

it('two servers at once send nothing twice', async () => {
  const { studentId } = await bounced({ hasAppealed: true })
  inDays(3)
  await Promise.all([run(), run(), run()])
  expect(await templatesSentTo(studentId)).toEqual([...reminder, ...news])
})
