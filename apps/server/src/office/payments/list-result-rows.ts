import type { listResultRows as call } from '@milgo/contracts/office/list-result-rows'
import type { ResultRowAnswer } from '@milgo/contracts/office/payment-fields'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { Platform } from '../../platform/platform.ts'
import { shownAccount } from './list-orders.ts'
import { type ExplainedRow, findExplainedPage } from './result-lists-repository.ts'
import { findResultFile } from './results-repository.ts'

const pageLength = 100

/** Returns a page of the rows of a result file, each with its meaning. */
export const listResultRows = async (
  { database, vault }: Platform,
  fileId: string,
  { verdicts, after = 0, limit = pageLength }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const rows = await database.read(async (db) => {
    if (!(await findResultFile(db, fileId))) throw new AppError('NOT_FOUND')
    return findExplainedPage(db, { fileId, verdicts, after, limit: limit + 1 })
  })
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map((row) => resultRowAnswer(vault, row)),
    next: rows.length > limit ? (shown.at(-1)?.line ?? null) : null,
  }
}

export const resultRowAnswer = (vault: Pick<Vault, 'open'>, row: ExplainedRow): ResultRowAnswer => ({
  line: row.line,
  reference: row.reference,
  request_number:
    row.number !== null && row.periodCode !== null ? requestNumber(row.periodCode, row.number) : null,
  name: row.name,
  account: shownAccount(vault, row),
  ordered: row.ordered,
  amount: row.amount,
  result: row.result,
  reason: row.reason,
  reason_text: row.reasonText,
  verdict: row.verdict,
})
