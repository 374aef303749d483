import type { SentFile } from '@milgo/contracts/sent-file'
import type { PeriodTotals } from '@milgo/domain/payment/reconcile'
import { officePayments as english } from '@milgo/messages/en/office-payments'
import { fill } from '@milgo/messages/fill'
import { officePayments as hebrew } from '@milgo/messages/he/office-payments'
import type { Language } from '@milgo/messages/languages'
import { momentText } from '@milgo/messages/moment-text'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import { csvLines } from '../../platform/package/csv-lines.ts'
import type { Platform } from '../../platform/platform.ts'
import { addPaymentAudit, findPeriod } from './batches-repository.ts'
import { reconcilePayments } from './reconcile-payments.ts'

type Row = readonly (string | number)[]
/** The cell of a sum that does not apply to the row. */
const blank = ''

/**
 * Returns the reconciliation as a file: the period, its batches and every student, with the same figures as the page
 * and all read at one moment. Forty thousand rows are a few megabytes. They are in memory until they are sent, so that
 * a slow download does not keep a transaction open. Each download is in the audit trail.
 */
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
  return { name, content: csvLines(inTurn(await rowsOf(platform, language, period.code))) }
}

async function* inTurn(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}

const rowsOf = async (platform: Platform, language: Language, code: string): Promise<readonly Row[]> => {
  const words = language === 'en' ? english : hebrew
  const { fileHeadings: headings, fileParts: parts, orderStates, noOrder } = words
  const students: Row[] = []
  const { at, money, difference, batches, disagreements } = await reconcilePayments(
    platform,
    language,
    code,
    {
      most: Number.POSITIVE_INFINITY,
      onStudent: (student) => {
        const { requestNumber, name, totals } = student
        students.push([parts.student, requestNumber, name, ...sumsOf(totals), student.difference])
      },
    },
  )
  const counted = fill(words.countedAt, { date: momentText(new Date(at)) })
  return [
    [
      ...[headings.part, headings.number, headings.name, headings.entitled, headings.ordered, headings.paid],
      ...[headings.inFlight, headings.due, headings.waiting, headings.returned, headings.unclaimed],
      ...[headings.cancelled, headings.difference],
    ],
    [parts.period, code, counted, ...sumsOf({ ...money, inFlight: money.in_flight }), difference],
    ...batches.map(({ code: batch, payer, ordered, paid, in_flight, returned, cancelled, ...row }) => [
      ...[parts.batch, batch, payer.institution ?? words.bank, blank, ordered, paid, in_flight],
      ...[blank, blank, returned, blank, cancelled, row.difference],
    ]),
    ...disagreements.map(({ reference, request_number, ledger, row, amount }) => [
      parts.disagreement,
      request_number,
      `${reference}: ${words.ledgerSays} ${ledger ? orderStates[ledger] : noOrder}, ${words.rowSays} ${row ? orderStates[row] : noOrder}`,
      ...[blank, amount, blank, blank, blank, blank, blank, blank, blank, blank],
    ]),
    ...students,
  ]
}

/**
 * Returns the sums of a row, from entitled to cancelled. Ordered and cancelled are blank, because only batches have
 * them.
 */
const sumsOf = ({ entitled, paid, inFlight, due, waiting, returned, unclaimed }: PeriodTotals): Row => [
  ...[entitled, blank, paid, inFlight, due, waiting, returned, unclaimed, blank],
]
