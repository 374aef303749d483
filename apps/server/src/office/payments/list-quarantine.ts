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
import { findQuarantine } from './results-repository.ts'

/** Decided one by one by two people: more than this are never looked at together. */
const most = 200

/** Rows of results, and changes of orders, that wait for two members of finance. */
export const listQuarantine = ({ database, clock, vault }: Platform, caller: StaffCaller, code?: string) =>
  database.read(async (db): Promise<z.input<typeof call.response>> => {
    const period = await findPeriod(db, clock, code)
    if (!period) return { rows: [], total: 0, proposals: [] }
    const rows = await findQuarantine(db, period.id, most)
    const proposals = await findOrderProposals(db, period.id, most)
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
      total: (await countWaiting(db, period.id)).quarantined,
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
