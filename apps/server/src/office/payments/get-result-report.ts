import type { SentFile } from '@milgo/contracts/sent-file'
import { batchCode } from '@milgo/domain/payment/order-reference'
import { requestNumber } from '@milgo/domain/status/request-number'
import { officePayments as english } from '@milgo/messages/en/office-payments'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import { csvLines } from '../../platform/package/csv-lines.ts'
import type { Platform } from '../../platform/platform.ts'
import { addPaymentAudit, findBatch } from './batches-repository.ts'
import { shownAccount } from './list-orders.ts'
import { findExplainedPage } from './result-lists-repository.ts'
import { findResultFile, type StoredResultFile } from './results-repository.ts'

const page = 1_000

/**
 * Returns every row of a result file with its meaning, as a file for the bank or the archive. Each download is in the
 * audit trail.
 */
export const getResultReport = async (
  platform: Platform,
  caller: StaffCaller,
  language: Language,
  id: string,
): Promise<SentFile> => {
  const { database, clock } = platform
  const [file, batch] = await database.read(async (db) => {
    const found = await findResultFile(db, id)
    return [found, found && (await findBatch(db, clock, found.batchId))] as const
  })
  if (!file || !batch) throw new AppError('NOT_FOUND')
  const name = `milgo-results-${batchCode(batch.periodCode, batch.number)}.csv`
  await database.statement((tx) =>
    addPaymentAudit(tx, clock, 'batch-downloaded', caller.id, {
      file: name,
      results_sha256: file.sha256,
    }),
  )
  return { name, content: csvLines(rowsOf(platform, file, language)) }
}

async function* rowsOf(
  { database, vault }: Pick<Platform, 'database' | 'vault'>,
  { id, state }: StoredResultFile,
  language: Language,
): AsyncGenerator<readonly (string | number)[]> {
  const words = language === 'en' ? english : hebrew
  const { fileHeadings: headings, verdicts, returnReasons } = words
  // The rows of a discarded file have no consequence.
  const follows = {
    PREVIEW: { heading: words.nextStep, texts: words.next },
    APPLIED: { heading: words.outcome, texts: words.happened },
    DISCARDED: undefined,
  }[state]
  yield [
    headings.line,
    headings.reference,
    headings.requestNumber,
    headings.name,
    headings.account,
    headings.inBatch,
    headings.inFile,
    headings.meaning,
    headings.reason,
    ...(follows ? [follows.heading] : []),
  ]
  for (let after = 1; ; ) {
    const rows = await database.read((db) =>
      findExplainedPage(db, { fileId: id, verdicts: undefined, after, limit: page }),
    )
    for (const row of rows)
      yield [
        row.line,
        row.reference,
        row.number !== null && row.periodCode !== null ? requestNumber(row.periodCode, row.number) : '',
        row.name ?? '',
        shownAccount(vault, row) ?? '',
        row.ordered ?? '',
        row.amount,
        verdicts[row.verdict],
        [row.reason && returnReasons[row.reason], row.reasonText].filter(Boolean).join(': '),
        ...(follows ? [follows.texts[row.verdict]] : []),
      ]
    if (rows.length < page) return
    after = rows.at(-1)?.line ?? after
  }
}
