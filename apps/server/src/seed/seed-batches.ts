import { randomUUID } from 'node:crypto'
import { batchCode } from '@milgo/domain/payment/order-reference'
import type { Cast } from '@milgo/testing/live-request'
import { eq, max } from 'drizzle-orm'
import { freezeFiles } from '../office/payments/freeze-files.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import type { Platform } from '../platform/platform.ts'
import { paymentBatches } from '../store/payments-schema.ts'

const hour = 3_600_000
/** Whoever's results were published within so many hours is paid by the same batch. */
const slotHours = 3

type SeedBatch = {
  readonly id: string
  readonly periodId: number
  readonly number: number
  readonly code: string
  readonly exportedBy: string
  readonly exportedAt: Date
  orders: number
  confirmedAt: Date
}

export type PlacedOrder = {
  readonly batch: Omit<SeedBatch, 'orders' | 'confirmedAt'>
  readonly sequence: number
}

export type SeedBatches = {
  /** The next row of the batch that pays what was published then, and whose result came at another time. */
  readonly place: (
    period: { readonly id: number; readonly code: string },
    publishedAt: Date,
    resultAt: Date,
  ) => PlacedOrder
  /** The rows of batches that were begun since this was last asked. */
  readonly takeBegun: () => readonly CopiedRow[]
  /** Freezes the files of all batches, of which every order has its result by now. */
  readonly confirm: (platform: Pick<Platform, 'database' | 'vault' | 'config'>) => Promise<void>
}

/** Who enters results is not who approves: one member of finance approves in a demo world, the others do the rest. */
export const splitFinance = ({ finance }: Cast) => {
  const [maker, approver, ...more] = finance
  if (maker === undefined || approver === undefined) throw new Error('A batch needs two members of finance')
  return { approver, others: [maker, ...more] as const }
}

/** The payment batches of a demo world: each made by one member of finance, approved by another, and exported. */
export const createSeedBatches = (cast: Cast, lastNumbers: ReadonlyMap<number, number>): SeedBatches => {
  const { approver, others } = splitFinance(cast)
  const [maker, exporter = maker] = others
  const numbers = new Map(lastNumbers)
  const batches = new Map<string, SeedBatch>()
  let begun: CopiedRow[] = []

  const begin = (periodId: number, periodCode: string, createdAt: number): SeedBatch => {
    const number = (numbers.get(periodId) ?? 0) + 1
    numbers.set(periodId, number)
    const [made, approved, exported] = [0, 1, 2].map((hours) => new Date(createdAt + hours * hour))
    if (!made || !approved || !exported) throw new Error('A batch without its times')
    const id = randomUUID()
    begun.push([
      id,
      String(periodId),
      String(number),
      'EXPORTED',
      maker,
      made.toISOString(),
      approver,
      approved.toISOString(),
      exporter,
      exported.toISOString(),
    ])
    return {
      id,
      periodId,
      number,
      code: batchCode(periodCode, number),
      exportedBy: exporter,
      exportedAt: exported,
      orders: 0,
      confirmedAt: exported,
    }
  }

  return {
    place: ({ id, code }, publishedAt, resultAt) => {
      const slot = slotHours * hour
      const createdAt = (Math.floor(publishedAt.getTime() / slot) + 1) * slot
      const key = `${id}:${createdAt}`
      const batch = batches.get(key) ?? begin(id, code, createdAt)
      batches.set(key, batch)
      batch.orders += 1
      if (resultAt > batch.confirmedAt) batch.confirmedAt = resultAt
      return { batch, sequence: batch.orders }
    },
    takeBegun: () => {
      const rows = begun
      begun = []
      return rows
    },
    confirm: async (platform) => {
      for (const { id, number, exportedAt, confirmedAt } of batches.values())
        await platform.database.transaction(async (tx) => {
          const batch = { id, number, institutionId: null }
          const files = await freezeFiles(platform, tx, batch, exportedAt.toISOString())
          await tx
            .update(paymentBatches)
            .set({ state: 'CONFIRMED', confirmedAt, files })
            .where(eq(paymentBatches.id, id))
        })
    },
  }
}

/** The number of the last batch of each period. */
export const findLastBatchNumbers = async ({
  database,
}: Pick<Platform, 'database'>): Promise<ReadonlyMap<number, number>> => {
  const rows = await database.read((db) =>
    db
      .select({ periodId: paymentBatches.periodId, last: max(paymentBatches.number) })
      .from(paymentBatches)
      .groupBy(paymentBatches.periodId),
  )
  return new Map(rows.map(({ periodId, last }) => [periodId, last ?? 0]))
}
