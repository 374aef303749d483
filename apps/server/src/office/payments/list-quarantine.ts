import type { listQuarantine as call } from '@milgo/contracts/office/list-quarantine'
import { batchCode } from '@milgo/domain/payment/order-reference'
import { requestNumber } from '@milgo/domain/status/request-number'
import type { z } from 'zod'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPeriod } from './batches-repository.ts'
import { resultRowAnswer } from './list-result-rows.ts'
import { countWaiting } from './overview-repository.ts'
import { findOrderProposals } from './proposals-repository.ts'
import { findQuarantine } from './result-lists-repository.ts'

const pageLength = 100
/** The most changes of orders that are listed. All of them are counted. */
const mostProposals = 200

/**
 * Returns a page of the result rows that wait for two members of finance, and the changes of orders that do. One more
 * row is read, to find out whether there is a next page.
 */
export const listQuarantine = (
  { database, clock, vault }: Platform,
  caller: StaffCaller,
  { period: code, after, limit = pageLength }: z.output<typeof call.body>,
) =>
  database.read(async (db): Promise<z.input<typeof call.response>> => {
    const period = await findPeriod(db, clock, code)
    if (!period) return { rows: [], next: null, total: 0, proposals: [], proposals_total: 0 }
    const read = await findQuarantine(db, { periodId: period.id, after, limit: limit + 1 })
    const rows = read.slice(0, limit)
    const last = read.length > limit ? rows.at(-1) : undefined
    const proposals = after ? [] : await findOrderProposals(db, period.id, mostProposals)
    const counted = await countWaiting(db, period.id)
    return {
      proposals: proposals.map(
        ({ id, kind, batchId, batchNumber, periodCode, number, name, amount, by, reason }) => ({
          id,
          kind,
          batch: { id: batchId, code: batchCode(periodCode, batchNumber) },
          request_number: requestNumber(periodCode, number),
          name,
          amount,
          by,
          reason,
        }),
      ),
      proposals_total: counted.proposals,
      total: counted.quarantined,
      next: last ? { at: last.at, file_id: last.fileId, line: last.line } : null,
      rows: rows.map((row) => ({
        ...resultRowAnswer(vault, row),
        file_id: row.fileId,
        file_name: row.fileName,
        batch: batchCode(row.batchPeriod, row.batchNumber),
        at: row.at,
        proposal: row.proposal && { ...row.proposal, is_own: row.proposal.by.id === caller.id },
      })),
    }
  })
