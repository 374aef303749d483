import { createHash, randomUUID } from 'node:crypto'
import { cleanFileName } from '@milgo/domain/application/documents/file-name'
import { maxFileNameLength } from '@milgo/domain/application/documents/file-rules'
import { explainResult } from '@milgo/domain/payment/explain-result'
import { batchCode } from '@milgo/domain/payment/order-reference'
import type { ResultRow } from '@milgo/domain/payment/result-file'
import { AppError } from '../../errors.ts'
import { isUniqueViolation } from '../../platform/database/is-unique-violation.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { addPaymentAudit, findBatch } from './batches-repository.ts'
import { readResults } from './read-results.ts'
import { refuseMove } from './refuse-move.ts'
import { addResultFile, addResultRows, findNamedOrders, isFileKnown } from './results-repository.ts'

const page = 1_000

/** Checks a result file and stores the meaning of each row. Nothing is applied. */
export const uploadResults = async (
  platform: Platform,
  caller: StaffCaller,
  batchId: string,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<{ readonly id: string }> => {
  const { database, clock } = platform
  await refuseUpload(platform, caller, batchId)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (await database.read((db) => isFileKnown(db, sha256))) throw new AppError('RESULT_FILE_KNOWN')
  const rows = await readResults(bytes)
  const id = randomUUID()
  try {
    await database.transaction(async (tx) => {
      const batch = await findBatch(tx, clock, batchId)
      if (!batch) throw new AppError('NOT_FOUND')
      await addResultFile(tx, {
        id,
        batchId,
        sha256,
        name: cleanFileName(name.slice(-maxFileNameLength)),
        state: 'PREVIEW',
        rows: rows.length,
        uploadedBy: caller.id,
        uploadedAt: new Date(batch.now),
      })
      const earlier = new Map<string, ResultRow>()
      for (let start = 0; start < rows.length; start += page) {
        const part = rows.slice(start, start + page)
        const orders = await findNamedOrders(
          tx,
          part.map(({ reference }) => reference),
          false,
        )
        await addResultRows(
          tx,
          part.map((row, place) => {
            const order = orders.get(row.reference)
            const named = order && {
              order: order.reference,
              batch: order.batchId,
              amount: order.amount,
              ledger: order.entries,
            }
            // A row may name an order by the bank's number or by the office's; both must have the same key.
            const key = order?.reference ?? row.reference
            const verdict = explainResult(row, named, batchId, earlier.get(key))
            earlier.set(key, row)
            return {
              fileId: id,
              // Line 1 is the heading.
              line: start + place + 2,
              ...row,
              verdict,
              batchId: order?.batchId ?? null,
              sequence: order?.sequence ?? null,
              requestId: order?.requestId ?? null,
            }
          }),
        )
      }
      await addPaymentAudit(tx, clock, 'results-uploaded', caller.id, {
        batch: batchCode(batch.periodCode, batch.number),
        sha256,
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('RESULT_FILE_KNOWN')
    throw error
  }
  return { id }
}

/** Refuses callers who may not upload, before the file is read, so that they learn it at once. */
export const refuseUpload = async (
  { database, clock }: Platform,
  caller: StaffCaller,
  batchId: string,
): Promise<void> => {
  await database.read(async (db) => {
    const batch = await findBatch(db, clock, batchId)
    if (!batch) throw new AppError('NOT_FOUND')
    await refuseMove(db, batch, 'ENTER_RESULTS', caller.id)
  })
}
