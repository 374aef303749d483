import { createBatch } from '../apps/server/src/office/payments/create-batch.ts'
import { decideResultFile } from '../apps/server/src/office/payments/decide-result-file.ts'
import { followLedgers } from '../apps/server/src/office/payments/follow-ledgers.ts'
import { moveBatch } from '../apps/server/src/office/payments/move-batch.ts'
import { uploadResults } from '../apps/server/src/office/payments/upload-results.ts'
import type { StaffCaller } from '../apps/server/src/platform/http/caller.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { givenAwarded } from '../apps/server/tests/support/given-awarded.ts'
import type { Measurement } from './measurement.ts'
import { parentOf, processorSeconds } from './processor-time.ts'
import { secondsOf, withPlatform } from './seeded-platform.ts'

const students = 40_000
const longFile = 100_000
const award = 4_000
/**
 * The number of requests whose status changes when a file is applied. A job changes the rest, of which some are done
 * here.
 */
const followedByAct = 100
const followedAtOnce = 400
const staffOf = (number: number): StaffCaller =>
  ({ id: `00000000-0000-4000-8000-00000000000${number}` }) as StaffCaller
const [maker, approver, uploader] = [staffOf(1), staffOf(2), staffOf(3)]

/**
 * Measures a batch of 40,000 orders: approved, exported with the hashes of its three files, and its results read and
 * applied. Then a file of 100,000 rows, most of which match no order. Every order must be paid at the end.
 */
export const benchPayments = (): Promise<readonly Measurement[]> => withPlatform(measure)

const measure = async (platform: Platform): Promise<readonly Measurement[]> => {
  const { database } = platform
  const { rows: periods } = await database.pool.query<{ code: string }>(
    'select code from registration_periods',
  )
  const code = periods[0]?.code ?? ''
  await database.transaction((tx) => givenAwarded(tx, platform.vault, students, { periodCode: code }))
  await database.pool.query('analyze')

  const { rows: connections } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pids = [process.pid, parentOf(connections[0]?.pid ?? 0)]
  /**
   * Measures the time of the work. The floor is its processor time, which other work on the machine does not change.
   */
  const timed = async (name: string, atMost: number, work: () => Promise<unknown>): Promise<Measurement> => {
    const before = processorSeconds(pids)
    const value = await secondsOf(work)
    return { name, value, floor: processorSeconds(pids) - before, unit: 's', aim: { atMost } }
  }

  const batch = await createBatch(platform, maker, { period: code })
  const move = async (who: StaffCaller, act: 'APPROVE' | 'EXPORT') => {
    const { rows } = await database.pool.query<{ version: number }>(
      'select version from payment_batches where id = $1',
      [batch.id],
    )
    return moveBatch(platform, who, batch.id, { act, version: rows[0]?.version ?? 0 }, 'en')
  }
  const approving = await timed(`approving a batch of ${students}`, 30, () => move(approver, 'APPROVE'))
  const memory = watchMemory()
  const exporting = await timed(`exporting ${students} orders with three files`, 30, () =>
    move(maker, 'EXPORT'),
  )
  const added = memory.added()

  const { rows: references } = await database.pool.query<{ bank_reference: string }>(
    "select bank_reference from payment_orders where batch_id = $1 and state = 'OPEN' order by sequence",
    [batch.id],
  )
  if (references.length !== students) throw new Error(`${references.length} of ${students} were ordered`)
  const known = references.map(({ bank_reference: reference }) => `${reference},${award},PAID,,`)
  const apply = async (rows: readonly string[]) => {
    const text = [
      'reference,amount,result,reason_code,reason_text',
      ...rows,
      `TOTAL,${rows.length},${rows.length * award}`,
      '',
    ].join('\n')
    const file = { name: 'results.csv', bytes: Buffer.from(text) }
    const { id } = await uploadResults(platform, uploader, batch.id, file)
    return decideResultFile(platform, uploader, id, 'APPLY')
  }
  const importing = await timed(`results of ${students} orders read and applied`, 60, () => apply(known))
  const { rows: paid } = await database.pool.query<{ count: number }>(
    "select count(*)::int as count from payment_orders where batch_id = $1 and state = 'PAID'",
    [batch.id],
  )
  if (paid[0]?.count !== students) throw new Error(`${paid[0]?.count} of ${students} were paid`)
  const followed = await followLedgers(platform, followedAtOnce)
  const { rows: waiting } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from ledger_follow_ups',
  )
  const left = students - followedAtOnce - followedByAct
  if (waiting[0]?.count !== left)
    throw new Error(`${waiting[0]?.count} statuses are left after ${followed}, not ${left}`)
  const strange = Array.from({ length: longFile - students }, (_, place) => `9${place},${award},PAID,,`)
  const long = await timed(`a file of ${longFile} results read and applied`, 150, () =>
    apply([...known, ...strange]),
  )

  return [
    approving,
    exporting,
    { name: `memory that exporting ${students} orders adds`, value: added, unit: 'MB', aim: { atMost: 150 } },
    importing,
    long,
  ]
}

/** Measures the highest memory of the process above the start, every 50 ms. */
const watchMemory = () => {
  const start = process.memoryUsage().rss
  let most = start
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  return {
    added: () => {
      clearInterval(timer)
      return (most - start) / 1_048_576
    },
  }
}
