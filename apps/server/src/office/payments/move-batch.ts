import type { moveBatch as call } from '@milgo/contracts/office/move-batch'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { approveBatch } from './approve-batch.ts'
import { findLockedBatch } from './batches-repository.ts'
import { discardBatch } from './discard-batch.ts'
import { exportBatch } from './export-batch.ts'
import { getBatch } from './get-batch.ts'
import { refuseMove } from './refuse-move.ts'

const acts = { APPROVE: approveBatch, EXPORT: exportBatch, DISCARD: discardBatch } as const

/** Approves, exports or discards a batch in one transaction, if the batch is still as the page has shown it. */
export const moveBatch = async (
  platform: Platform,
  caller: StaffCaller,
  id: string,
  { act, version }: z.output<typeof call.body>,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  await platform.database.transaction(async (tx) => {
    const batch = await findLockedBatch(tx, platform.clock, id)
    if (!batch) throw new AppError('NOT_FOUND')
    if (batch.version !== version) throw new AppError('BATCH_CHANGED')
    await refuseMove(tx, batch, act, caller.id)
    await acts[act](platform, tx, batch, caller.id)
  })
  return getBatch(platform, caller, id, language)
}
