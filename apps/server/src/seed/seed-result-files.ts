import { createHash, randomUUID } from 'node:crypto'
import { resultColumns } from '@milgo/domain/payment/result-file'
import type { ReturnReason } from '@milgo/domain/payment/return-reason'
import { addPaymentAudit } from '../office/payments/batches-repository.ts'
import { addResultFile, addResultRows } from '../office/payments/results-repository.ts'
import type { Queryable } from '../platform/database/database.ts'
import { clockAt } from './clock-at.ts'

/** The bank's result of one order of a demo world. */
export type SeedResult = {
  readonly sequence: number
  readonly requestId: string
  readonly bankReference: string
  readonly amount: number
  readonly result: 'PAID' | 'RETURNED'
  readonly reason: ReturnReason | null
}

const hour = 3_600_000
/** The bank sends its file every morning, with the results since the morning before. */
const morning = 7 * hour
const day = 24 * hour

/** Returns the time of the file that contains a result of this moment. */
export const resultFileTime = (at: Date): Date =>
  new Date(Math.floor((at.getTime() - morning) / day) * day + morning)

const textOf = (results: readonly SeedResult[]): string =>
  [
    resultColumns.join(),
    ...results.map(({ bankReference, amount, result, reason }) =>
      [bankReference, amount, result, reason ?? '', ''].join(),
    ),
    `TOTAL,${results.length},${results.reduce((sum, { amount }) => sum + amount, 0)}`,
    '',
  ].join('\n')

const page = 1_000

/** Writes a result file as finance has uploaded and applied it, with its entries in the audit trail. */
export const writeResultFile = async (
  tx: Queryable,
  batch: { readonly id: string; readonly code: string },
  { at, by, results }: { readonly at: Date; readonly by: string; readonly results: readonly SeedResult[] },
): Promise<void> => {
  const id = randomUUID()
  const sha256 = createHash('sha256').update(textOf(results)).digest('hex')
  await addResultFile(tx, {
    id,
    batchId: batch.id,
    sha256,
    name: `results-${batch.code}-${at.toISOString().slice(0, 10)}.csv`,
    state: 'APPLIED',
    rows: results.length,
    uploadedBy: by,
    uploadedAt: at,
    decidedBy: by,
    decidedAt: at,
  })
  // Line 1 is the heading.
  const rows = results.map(({ bankReference, result, ...rest }, place) => ({
    ...rest,
    fileId: id,
    line: place + 2,
    reference: bankReference,
    result,
    reasonText: '',
    verdict: result,
    batchId: batch.id,
  }))
  for (let start = 0; start < rows.length; start += page)
    await addResultRows(tx, rows.slice(start, start + page))
  await addPaymentAudit(tx, clockAt(at), 'results-uploaded', by, { batch: batch.code, sha256 })
  await addPaymentAudit(tx, clockAt(at), 'results-applied', by, { file: id, sha256 })
}
