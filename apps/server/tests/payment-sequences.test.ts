import { ordersOf } from '@milgo/domain/ledger/money'
import { createRandom } from '@milgo/testing/random'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { AppError } from '../src/errors.ts'
import { appealUntil } from './support/appeal-acts.ts'
import { mendingOn } from './support/mend-account.ts'
import { everybodyOn } from './support/pay-everybody.ts'
import { paymentActsOn, type World } from './support/payment-acts.ts'
import { LedgerRefused, usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, awarded, ledgerOf, statusOf } = bench
const mending = mendingOn(() => at.server)
/** What was reached in all walks together. */
const reached = new Set<string>()
const everybody = everybodyOn(bench, mending, (status) => reached.add(`a fix in ${status}`))
const acts = paymentActsOn(bench, mending, everybody, (status) => reached.add(status))

const steps = 60
const students = 4
/** An account number that the form accepts and the bank's file does not. */
const tooLong = { bank: '12', branch: '641', accountNumber: '123456789012' }
const often = ['create', 'createList', 'approve', 'export', 'results', 'cancel']
const sometimes = [
  'revise',
  'erase',
  'unclaimed',
  'unclaimed',
  'grantAppeal',
  'ask',
  'fix',
  'decideFix',
  'rowResults',
  'openFix',
  'appeal',
  'denyAppeal',
  'fix',
]

/** Ignores refusals by the rules, which are no failure of the walk. Throws any other error. */
const passRefusal = (error: unknown): void => {
  if (!(error instanceof LedgerRefused || error instanceof AppError)) throw error
}

/** Checks what must be true after every act. */
const check = async ({ ids }: World) => {
  for (const id of ids) {
    const { entries, money } = await ledgerOf(id)
    for (const { kind } of entries) reached.add(kind)
    if (ordersOf(entries).some(({ reissues }) => reissues.length > 0)) reached.add('issued again')
    expect(money.paid + money.inFlight).toBeLessThanOrEqual(Math.max(money.entitled, money.paid))
    expect(money.paid).toBeGreaterThanOrEqual(0)
    expect(money.paid).toBeLessThanOrEqual(money.entitled)
    expect(ordersOf(entries).filter(({ result }) => result === undefined).length).toBeLessThanOrEqual(1)
  }
  const unreachable = await everybody.findUnreachable(ids)
  // A status that still says that an account was accepted is updated with the next batch of finance.
  for (const id of unreachable) expect(await statusOf(id)).toBe('INVALID_BANK_FIXED')
  const { rows: erased } = await at.server.database.read((db) => db.execute(sql`select from bank_erasures`))
  if (erased.length > 0) reached.add('erased by the job')
  const reconciled = await bench.reconcile()
  expect(reconciled).toMatchObject({ difference: 0, disagreements: [] })
  expect(reconciled.batches.every(({ difference }: { difference: number }) => difference === 0)).toBe(true)
}

it.each([1, 2, 3, 4, 5, 6])(
  'after any acts in any order, the money adds up and everybody is paid in the end (%i)',
  async (seed) => {
    const random = createRandom(seed)
    const people = [
      ...(await awarded(students / 2)),
      ...(await awarded(students / 2, { appealUntil })),
      ...(await awarded(1, { isSponsored: true })),
      ...(await awarded(1, { account: tooLong })),
    ]
    const world = { random, ids: people.map(({ id }) => id), account: 0 }
    for (let step = 0; step < steps; step += 1) {
      // These acts are drawn more often, because a batch needs many steps before its orders can change.
      const name = random.pick([...Object.keys(acts), ...often, ...often, ...often, ...sometimes])
      await acts[name]?.(world).catch(passRefusal)
      await check(world)
    }
    await everybody.payAll(world.ids)
    await check(world)
  },
)

it('the walks include returns, cancellations, corrections, appeals, erasures and second orders', () => {
  const wanted = [
    'ACCOUNT_ACCEPTED',
    'ACCOUNT_ERASED',
    'ACCOUNT_UNPAYABLE',
    'APPEAL_CALCULATED',
    'APPEAL_DENIED',
    'APPEAL_SUBMITTED',
    'BANK_FIX_OPENED',
    'CANCELLATION',
    'CORRECTION',
    'ENTITLEMENT',
    'ORDER',
    'QUARANTINED',
    'RESULT',
    'UNCLAIMED',
    'a fix in APPEAL_SUBMITTED',
    'a fix in COMPUTED',
    'a fix in INVALID_BANK_BACK_FOR_REPAIR',
    'erased by the job',
    'issued again',
  ]
  expect(wanted.filter((one) => !reached.has(one))).toEqual([])
})
