import { randomUUID } from 'node:crypto'
import { bankReference, batchCode } from '@milgo/domain/payment/order-reference'
import type { Cast } from '@milgo/testing/live-request'
import { eq, max } from 'drizzle-orm'
import { addPaymentAudit } from '../office/payments/batches-repository.ts'
import { freezeFiles } from '../office/payments/freeze-files.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import type { Platform } from '../platform/platform.ts'
import { paymentBatches } from '../store/payments-schema.ts'
import { clockAt } from './clock-at.ts'
import { resultFileTime, type SeedResult, writeResultFile } from './seed-result-files.ts'

const hour = 3_600_000
/** Results that were published within this time are paid by the same batch. */
const slotHours = 3

type SeedBatch = {
  readonly id: string
  readonly periodId: number
  readonly number: number
  readonly code: string
  readonly createdAt: Date
  readonly approvedAt: Date
  readonly exportedBy: string
  readonly exportedAt: Date
  orders: number
  /** The results of the bank, by the time of their file. */
  readonly results: Map<number, SeedResult[]>
}

export type PlacedOrder = {
  readonly batch: Pick<SeedBatch, 'id' | 'periodId' | 'number' | 'code' | 'exportedBy' | 'exportedAt'>
  readonly sequence: number
  /** When finance got the result. */
  readonly resultAt: Date
}

export type SeedBatches = {
  /** Adds a row with its result to the batch that pays what was published at that time. */
  readonly place: (
    period: { readonly id: number; readonly code: string },
    publishedAt: Date,
    result: Omit<SeedResult, 'sequence' | 'bankReference'> & { readonly at: Date },
  ) => PlacedOrder
  /** Returns the rows of batches that were begun since the last call. */
  readonly takeBegun: () => readonly CopiedRow[]
  /** Freezes the files of all batches and writes their results. Every order must have its result by now. */
  readonly confirm: (platform: Pick<Platform, 'database' | 'vault' | 'config'>) => Promise<void>
}

/**
 * Splits finance by role: who creates and exports a batch does not approve it, and who approves does not enter its
 * results.
 */
export const splitFinance = ({ finance }: Cast) => {
  const [maker, approver, uploader = maker] = finance
  if (maker === undefined || approver === undefined || uploader === undefined)
    throw new Error('A batch needs two members of finance')
  return { maker, approver, uploader }
}

/** Creates the payment batches of a demo world, from their creation to their last result. */
export const createSeedBatches = (cast: Cast, lastNumbers: ReadonlyMap<number, number>): SeedBatches => {
  const { maker, approver, uploader } = splitFinance(cast)
  const numbers = new Map(lastNumbers)
  const batches = new Map<string, SeedBatch>()
  let begun: CopiedRow[] = []

  const begin = (periodId: number, periodCode: string, time: number): SeedBatch => {
    const number = (numbers.get(periodId) ?? 0) + 1
    numbers.set(periodId, number)
    const [createdAt, approvedAt, exportedAt] = [0, 1, 2].map((hours) => new Date(time + hours * hour))
    if (!createdAt || !approvedAt || !exportedAt) throw new Error('A batch without its times')
    const id = randomUUID()
    begun.push([
      id,
      String(periodId),
      String(number),
      'EXPORTED',
      maker,
      createdAt.toISOString(),
      approver,
      approvedAt.toISOString(),
      maker,
      exportedAt.toISOString(),
    ])
    return {
      id,
      periodId,
      number,
      code: batchCode(periodCode, number),
      createdAt,
      approvedAt,
      exportedBy: maker,
      exportedAt,
      orders: 0,
      results: new Map(),
    }
  }

  const confirm = async (
    platform: Pick<Platform, 'database' | 'vault' | 'config'>,
    { id, number, code, createdAt, approvedAt, exportedAt, orders, results }: SeedBatch,
  ): Promise<void> =>
    platform.database.transaction(async (tx) => {
      const files = await freezeFiles(
        platform,
        tx,
        { id, number, institutionId: null },
        exportedAt.toISOString(),
      )
      await addPaymentAudit(tx, clockAt(createdAt), 'batch-created', maker, { batch: code })
      await addPaymentAudit(tx, clockAt(approvedAt), 'batch-approved', approver, { batch: code })
      const exported = { batch: code, orders: String(orders), ...files.sha256 }
      await addPaymentAudit(tx, clockAt(exportedAt), 'batch-exported', maker, exported)
      const times = [...results.keys()].toSorted((one, other) => one - other)
      for (const time of times)
        await writeResultFile(
          tx,
          { id, code },
          { at: new Date(time), by: uploader, results: results.get(time) ?? [] },
        )
      const confirmedAt = new Date(times.at(-1) ?? exportedAt)
      await tx
        .update(paymentBatches)
        .set({ state: 'CONFIRMED', confirmedAt, files })
        .where(eq(paymentBatches.id, id))
    })

  return {
    place: ({ id, code }, publishedAt, { at, ...result }) => {
      const slot = slotHours * hour
      const createdAt = (Math.floor(publishedAt.getTime() / slot) + 1) * slot
      const key = `${id}:${createdAt}`
      const batch = batches.get(key) ?? begin(id, code, createdAt)
      batches.set(key, batch)
      batch.orders += 1
      const { orders: sequence, number, exportedAt, results } = batch
      const resultAt = new Date(Math.max(resultFileTime(at).getTime(), exportedAt.getTime() + hour))
      const said = { ...result, sequence, bankReference: bankReference(id, number, sequence) }
      const ofFile = results.get(resultAt.getTime()) ?? []
      ofFile.push(said)
      results.set(resultAt.getTime(), ofFile)
      return { batch, sequence, resultAt }
    },
    takeBegun: () => {
      const rows = begun
      begun = []
      return rows
    },
    confirm: async (platform) => {
      for (const batch of batches.values()) await confirm(platform, batch)
    },
  }
}

/** Returns the number of the last batch of each period. */
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
