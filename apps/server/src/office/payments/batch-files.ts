import { createHash } from 'node:crypto'
import type { SentFile } from '@milgo/contracts/sent-file'
import { batchCode } from '@milgo/domain/payment/order-reference'
import { openPayee } from '../../core/ledger/sealed-payee.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import { csvLines } from '../../platform/package/csv-lines.ts'
import { deflate, type Pack, storeUncompressed } from '../../platform/package/pack-entry.ts'
import { xlsxStream } from '../../platform/package/xlsx-stream.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FrozenFiles } from '../../store/payments-schema.ts'
import { addPaymentAudit, findBatch, type StoredBatch } from './batches-repository.ts'
import { bankFormat } from './files/bank-format.ts'
import type { BatchFormat, FileOrder, FileSource } from './files/batch-file.ts'
import { peopleRows } from './files/people-columns.ts'
import { findExportedPage } from './orders-repository.ts'
import { shareIterator } from './share-iterator.ts'

export type BatchFileFormat = 'BANK' | 'CSV' | 'XLSX'

export type FileFormats = Readonly<Record<BatchFileFormat, BatchFormat>>

const formatsPacked = (pack: Pack): FileFormats => ({
  BANK: bankFormat,
  CSV: { extension: 'csv', write: (source) => csvLines(peopleRows(source)) },
  XLSX: {
    extension: 'xlsx',
    write: (source) => xlsxStream(peopleRows(source), source.exportedAt, [20, 16, 28, 14, 22, 12], pack),
  },
})

/**
 * Every layout that a batch was ever exported in, because files are made anew for each download. A changed layout gets
 * a new number. The workbook of the first layout has compressed bytes that depend on the machine.
 */
export const fileLayouts: Readonly<Record<number, FileFormats>> = {
  1: formatsPacked(deflate),
  2: formatsPacked(storeUncompressed),
}
export const presentLayout = 2

const layoutOf = (layout: number): FileFormats => {
  const formats = fileLayouts[layout]
  if (!formats) throw new Error(`no layout ${layout}`)
  return formats
}

const formatsIn = ({ layout = 1 }: Pick<FrozenFiles, 'layout'>): FileFormats => layoutOf(layout)

const formatsOf = ({ institutionId }: Pick<StoredBatch, 'institutionId'>): readonly BatchFileFormat[] =>
  institutionId === null ? ['BANK', 'CSV', 'XLSX'] : ['CSV', 'XLSX']

/** Returns the name of a file. It contains the number of the batch. */
export const batchFileName = (
  batch: Pick<StoredBatch, 'periodCode' | 'number'>,
  format: BatchFileFormat,
): string => `milgo-${batchCode(batch.periodCode, batch.number)}.${layoutOf(presentLayout)[format].extension}`

const page = 1_000

async function* orderPages(
  { vault }: Pick<Platform, 'vault'>,
  db: Queryable,
  batchId: string,
): AsyncGenerator<readonly FileOrder[]> {
  for (let after = 0; ; ) {
    const rows = await findExportedPage(db, batchId, after, page)
    yield rows.map(({ sequence, reference, bankReference, amount, sealed }) => {
      if (sealed === null) throw new AppError('BATCH_ERASED')
      return { reference, bankReference, amount, payee: openPayee(vault, batchId, sequence, sealed) }
    })
    if (rows.length < page) return
    after = rows.at(-1)?.sequence ?? after
  }
}

type Exported = Pick<StoredBatch, 'id' | 'institutionId' | 'files' | 'exportedAt'>

/**
 * Returns the source of `readers` files of a batch. The files are made at the same time, so that the orders are read
 * only once.
 */
const sourceOf = (
  platform: Pick<Platform, 'vault'>,
  db: Queryable,
  batch: Exported,
  readers = 1,
): FileSource => {
  if (!batch.files || batch.exportedAt === null) throw new AppError('BATCH_CHANGED')
  const pages = shareIterator(orderPages(platform, db, batch.id), readers)
  return {
    files: batch.files,
    exportedAt: new Date(batch.exportedAt),
    isInstitutions: batch.institutionId !== null,
    orders: async function* () {
      for await (const orders of pages()) yield* orders
    },
  }
}

const hashOf = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

/** Returns the hash of each file of a batch that is being exported. */
export const hashFiles = async (
  platform: Pick<Platform, 'vault'>,
  db: Queryable,
  batch: Exported,
): Promise<Readonly<Record<string, string>>> => {
  const wanted = formatsOf(batch)
  const source = sourceOf(platform, db, batch, wanted.length)
  const formats = formatsIn(source.files)
  const hashes = wanted.map(async (format) => [format, await hashOf(formats[format].write(source))] as const)
  return Object.fromEntries(await Promise.all(hashes))
}

/** Returns the files of a batch; none before the export. */
export const filesOf = (batch: StoredBatch) =>
  Object.entries(batch.files?.sha256 ?? {}).map(([format, sha256]) => ({
    format: format as BatchFileFormat,
    name: batchFileName(batch, format as BatchFileFormat),
    sha256,
  }))

/** Returns an exported file. It is made anew, and returned only if its bytes are the same as those exported. */
export const getBatchFile = async (
  platform: Platform,
  caller: StaffCaller,
  { id, format }: { readonly id: string; readonly format: BatchFileFormat },
): Promise<SentFile> => {
  const { database, clock } = platform
  return database.read(async (db) => {
    const batch = await findBatch(db, clock, id)
    if (!batch) throw new AppError('NOT_FOUND')
    const expected = batch.files?.sha256[format]
    if (expected === undefined) throw new AppError('BATCH_CHANGED')
    const write = () => {
      const source = sourceOf(platform, db, batch)
      return formatsIn(source.files)[format].write(source)
    }
    if ((await hashOf(write())) !== expected) throw new AppError('BATCH_FILE_DIFFERS')
    const name = batchFileName(batch, format)
    await database.statement((tx) =>
      addPaymentAudit(tx, clock, 'batch-downloaded', caller.id, { file: name, sha256: expected }),
    )
    return { name, content: write() }
  })
}
