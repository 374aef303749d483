import type { createRandom } from '@milgo/testing/random'
import { sql } from 'drizzle-orm'
import { remindOfBankFixes } from '../../src/core/bank-fix/remind-of-bank-fixes.ts'
import { eraseBankDetails } from '../../src/core/erasure/erase-bank-details.ts'
import { followLedgers } from '../../src/office/payments/follow-ledgers.ts'
import { appealsOn, appealUntil } from './appeal-acts.ts'
import type { mendingOn } from './mend-account.ts'
import type { everybodyOn } from './pay-everybody.ts'
import { type Result, resultFile, type usePaymentBench } from './payment-bench.ts'

export type World = {
  readonly random: ReturnType<typeof createRandom>
  readonly ids: string[]
  account: number
}

const awards = [4_000, 6_240, 12_480]
const mostStudents = 7

/** Returns the first request that fulfils a condition. */
const findFirst = async (
  ids: readonly string[],
  is: (id: string) => Promise<boolean>,
): Promise<string | undefined> => {
  for (const id of ids) if (await is(id)) return id
  return undefined
}

/** The acts of bank, students, managers and finance, which a test does in random order, crashes included. */
export const paymentActsOn = (
  bench: ReturnType<typeof usePaymentBench>,
  mending: ReturnType<typeof mendingOn>,
  { decide, eachBatch, findPayer, sign }: ReturnType<typeof everybodyOn>,
  reach: (status: string) => void,
): Readonly<Record<string, (world: World) => Promise<unknown>>> => {
  const { at, ask, awarded, orders, ledgerOf, statusOf, append, upload } = bench
  const { appeal, award, deny, grant } = appealsOn(bench, mending)
  const findAppealed = (ids: readonly string[]) =>
    findFirst(ids, async (id) => (await statusOf(id)) === 'APPEAL_SUBMITTED')

  /** Applies a random file of the bank: rows may be right, wrong, twice, or of no order. */
  const applyDrawn = async ({ random }: World, id: string, act: (file: string) => Promise<unknown>) => {
    const known = (await orders(id)).filter(({ state }) => state !== 'LEFT_OUT')
    if (known.length === 0) return
    const rows = Array.from({ length: random.between(1, 4) }, (): Result => {
      const { reference, amount } = random.pick(known)
      const said = random.below(10)
      if (said === 0) return [`99${random.below(1_000)}`, amount, 'PAID']
      if (said === 1) return [reference, amount + 1, 'PAID']
      return said < 7
        ? [reference, amount, 'PAID']
        : [reference, amount, 'RETURNED', '01', String(random.below(1e9))]
    })
    const file = (await upload(at.third, id, resultFile(rows))).json().id
    if (file) await act(file)
  }

  /** Breaks the transaction at its last write, as a killed process does. */
  const failing = async (act: () => Promise<unknown>) => {
    const { database } = at.server
    await database.transaction((tx) =>
      tx.execute(
        sql.raw(`create function break_off() returns trigger language plpgsql as
        $$ begin raise exception 'gone'; end $$;
        create constraint trigger break_off after insert on audit_entries deferrable initially deferred
          for each row when (new.action in ('batch-exported', 'results-applied')) execute function break_off()`),
      ),
    )
    try {
      await act()
    } finally {
      await database.transaction((tx) => tx.execute(sql.raw('drop function break_off cascade')))
    }
  }

  return {
    create: () => bench.create(at.maker),
    createList: async () => bench.create(at.maker, await findPayer()),
    approve: () => eachBatch('DRAFT', (id) => bench.move(at.approver, id, 'APPROVE')),
    export: () => eachBatch('APPROVED', (id) => bench.move(at.maker, id, 'EXPORT')),
    exportAtOnce: () =>
      eachBatch('APPROVED', (id) =>
        Promise.all([bench.move(at.maker, id, 'EXPORT'), bench.move(at.third, id, 'EXPORT')]),
      ),
    crashAtExport: () => eachBatch('APPROVED', (id) => failing(() => bench.move(at.maker, id, 'EXPORT'))),
    discard: () => eachBatch('DRAFT', (id) => bench.move(at.maker, id, 'DISCARD')),
    results: (world) => eachBatch('EXPORTED', (id) => applyDrawn(world, id, (file) => decide(file))),
    crashAtResults: (world) =>
      eachBatch('EXPORTED', (id) => applyDrawn(world, id, async (file) => failing(() => decide(file)))),
    lateReturn: (world) => eachBatch('CONFIRMED', (id) => applyDrawn(world, id, (file) => decide(file))),
    /**
     * `ask`: finance asks for an account. `fix`: a student sends one if they may. Finance then accepts it or asks
     * again.
     */
    ask: async () => {
      for (const { request_id: id } of (await mending.list(at.maker)).to_ask) await mending.ask(at.maker, id)
    },
    fix: async (world) => {
      world.account += 1
      const id = await findFirst(world.ids, async (one) => (await ledgerOf(one)).money.needsAccount)
      if (id !== undefined) await mending.send(id, String(500_000 + world.account))
    },
    decideFix: async ({ random }) => {
      const again = { outcome: 'ASK_AGAIN', reason: 'NUMBER_DIFFERS', note: 'once more' }
      for (const row of (await mending.list(at.maker)).rows)
        await mending.decide(at.maker, row, random.below(3) === 0 ? again : { outcome: 'ACCEPT' })
      if (random.below(3) > 0) await mending.letRest()
    },
    rowResults: ({ random }) =>
      eachBatch('EXPORTED', async (id) => {
        const open = await orders(id, 'OPEN')
        if (open.length === 0) return
        const { sequence } = random.pick(open)
        const result = random.pick(['PAID', 'RETURNED'])
        const rows = [{ sequence, result, ...(result === 'RETURNED' && { reason: 'OTHER' }) }]
        await ask(at.third, 'POST', `batches/${id}/row-results`, { rows })
      }),
    /** Opens the bank fix because the institution cannot pass the money on. */
    openFix: async ({ random }) =>
      eachBatch(random.pick(['CONFIRMED', 'EXPORTED']), async (id) => {
        if ((await bench.batch(id)).payer.institution_id === null) return
        const known = await orders(id)
        const row =
          known.find(({ state }) => state === 'RETURNED') ?? known.find(({ state }) => state === 'OPEN')
        if (row?.state === 'OPEN') {
          const rows = [{ sequence: row.sequence, result: 'RETURNED', reason: 'OTHER' }]
          await ask(at.third, 'POST', `batches/${id}/row-results`, { rows })
        }
        const body = { kind: 'BANK_FIX_OPENED', batch_id: id, sequence: row?.sequence, reason: 'in writing' }
        if (row) await sign((await ask(at.maker, 'POST', 'proposals', body)).json().id)
      }),
    /** Publishes the result of another student meanwhile. */
    publish: async ({ random, ids }) => {
      if (ids.length < mostStudents)
        ids.push(...(await awarded(1, { award: random.pick(awards), appealUntil })).map(({ id }) => id))
    },
    /** Revises an award down to nothing, and erases the account like the nightly job. */
    erase: async ({ random, ids }) => {
      const id = await findFirst(ids, async (one) => {
        const { paid, inFlight, entitled } = (await ledgerOf(one)).money
        return paid === 0 && inFlight === 0 && entitled > 0
      })
      if (id !== undefined) await award(id, 0)
      if (random.below(2) === 0) await followLedgers(at.server.platform)
      await eraseBankDetails(at.server.platform, { isDryRun: false })
    },
    eraseAccount: ({ random, ids }) => append(random.pick(ids), { kind: 'ACCOUNT_ERASED' }),
    remind: () => remindOfBankFixes(at.server.platform),
    appeal: async ({ random, ids }) => {
      if (await appeal(random.pick(ids))) reach('APPEAL_SUBMITTED')
    },
    denyAppeal: async ({ ids }) => {
      const id = await findAppealed(ids)
      if (id === undefined) return
      await deny(id)
      reach('APPEAL_DENIED')
    },
    /** Grants an appeal. It never lowers an award. */
    grantAppeal: async ({ random, ids }) => {
      const id = await findAppealed(ids)
      if (id === undefined) return
      await grant(id, Math.max((await ledgerOf(id)).money.entitled, random.pick(awards)))
      reach('APPEAL_CALCULATED')
    },
    unclaimed: async ({ ids }) => {
      const id = await findFirst(ids, async (one) => (await ledgerOf(one)).money.needsAccount)
      if (id !== undefined) await append(id, { kind: 'UNCLAIMED' })
    },
    /** Revises an award up or down. The ledger refuses less than what is paid or ordered. */
    revise: async ({ random, ids }) => {
      const id = random.pick(ids)
      return award(id, random.pick([...awards, 0]))
    },
    cancel: ({ random }) =>
      eachBatch('EXPORTED', async (id) => {
        const open = await orders(id, 'OPEN')
        if (open.length === 0) return
        const { sequence } = random.pick(open)
        const body = { kind: 'CANCELLATION', batch_id: id, sequence, reason: 'the bank stopped it' }
        await sign((await ask(at.maker, 'POST', 'proposals', body)).json().id)
      }),
    decideQuarantine: async ({ random }) => {
      const { rows } = (await ask(at.third, 'POST', 'quarantine', { period: '2025' })).json()
      for (const row of rows) {
        const amount = random.pick([0, 0, row.amount, -row.amount])
        const body = {
          kind: 'CORRECTION',
          file_id: row.file_id,
          line: row.line,
          amount,
          reason: 'as the bank wrote',
        }
        const { id } = (await ask(at.maker, 'POST', 'proposals', body)).json()
        if (id && (await sign(id)).statusCode !== 200)
          await ask(at.maker, 'POST', `proposals/${id}/decide`, { is_confirmed: false })
      }
    },
  }
}
