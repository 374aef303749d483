import type { getResultFile as call } from '@milgo/contracts/office/get-result-file'
import { findBatchRefusal } from '@milgo/domain/payment/batch'
import { batchCode } from '@milgo/domain/payment/order-reference'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findBatch } from './batches-repository.ts'
import { findPayer } from './find-payer.ts'
import { countMissing, countVerdicts } from './result-lists-repository.ts'
import { findResultFile } from './results-repository.ts'

/** Returns a result file with the counts of its verdicts. */
export const getResultFile = (
  { database, clock }: Platform,
  caller: StaffCaller,
  id: string,
): Promise<z.input<typeof call.response>> =>
  database.read(async (db) => {
    const file = await findResultFile(db, id)
    const batch = file && (await findBatch(db, clock, file.batchId))
    if (!file || !batch) throw new AppError('NOT_FOUND')
    const { decidedAt, decidedBy } = file
    return {
      id: file.id,
      name: file.name,
      state: file.state,
      batch: { id: batch.id, code: batchCode(batch.periodCode, batch.number) },
      uploaded: { at: file.uploadedAt, by: file.uploadedBy },
      applied: file.state === 'APPLIED' && decidedAt && decidedBy ? { at: decidedAt, by: decidedBy } : null,
      rows: file.rows,
      verdicts: [...(await countVerdicts(db, id))],
      missing: await countMissing(db, id, file.batchId),
      refusal: findBatchRefusal(batch, 'ENTER_RESULTS', await findPayer(db, batch.id, caller.id)) ?? null,
      sha256: file.sha256,
    }
  })
