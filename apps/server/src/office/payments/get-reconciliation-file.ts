import type { SentFile } from '@milgo/contracts/sent-file'
import { totalsOf } from '@milgo/domain/payment/reconcile'
import { requestNumber } from '@milgo/domain/status/request-number'
import { officePayments as english } from '@milgo/messages/en/office-payments'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import { csvLines } from '../../platform/package/csv-lines.ts'
import type { Platform } from '../../platform/platform.ts'
import { addPaymentAudit, findPeriod, type PaymentPeriod } from './batches-repository.ts'
import { findLedgerPage } from './reconcile-repository.ts'

const page = 1_000

/** The reconciliation row by row, for people; each download is in the audit trail. */
export const getReconciliationFile = async (
  platform: Platform,
  caller: StaffCaller,
  language: Language,
  code: string,
): Promise<SentFile> => {
  const { database, clock } = platform
  const period = await database.read((db) => findPeriod(db, clock, code))
  if (!period) throw new AppError('NOT_FOUND')
  const name = `milgo-reconciliation-${period.code}.csv`
  await database.statement((tx) => addPaymentAudit(tx, clock, 'batch-downloaded', caller.id, { file: name }))
  return { name, content: csvLines(rowsOf(platform, period, language)) }
}

async function* rowsOf(
  { database }: Pick<Platform, 'database'>,
  period: PaymentPeriod,
  language: Language,
): AsyncGenerator<readonly (string | number)[]> {
  const { fileHeadings: headings } = language === 'en' ? english : hebrew
  yield [
    headings.requestNumber,
    headings.name,
    headings.entitled,
    headings.paid,
    headings.inFlight,
    headings.due,
    headings.returned,
    headings.unclaimed,
  ]
  for (let after = 0; ; ) {
    const ledgers = await database.read((db) => findLedgerPage(db, period.id, after, page))
    for (const { number, name, entries, isSponsored } of ledgers) {
      const { entitled, paid, inFlight, due, returned, unclaimed } = totalsOf(entries, isSponsored)
      yield [requestNumber(period.code, number), name, entitled, paid, inFlight, due, returned, unclaimed]
    }
    if (ledgers.length < page) return
    after = ledgers.at(-1)?.number ?? after
  }
}
