import type { Platform } from '../../platform/platform.ts'
import { lowestId } from '../../store/lowest-id.ts'
import { blankAccountsWithoutRequest } from '../erasure/blank-without-request.ts'
import { eraseDrafts, lockOldAccounts, recordErasedAccounts } from './repository.ts'

export { countOldAccounts } from './repository.ts'

type Source = Pick<Platform, 'database' | 'clock' | 'vault'>

const batchSize = 100

/**
 * Erases drafts, and then accounts without a request, of closed periods after the retention time of their period
 * (decisions, section 13). Each hundred has its own transaction, so that no transaction is long. Returns how many were
 * erased.
 */
export const eraseOldAccounts = async (
  platform: Source,
): Promise<{ readonly drafts: number; readonly accounts: number }> => ({
  drafts: await eraseOldDrafts(platform),
  accounts: await eraseAccountsWithoutRequest(platform),
})

const eraseOldDrafts = async (platform: Source): Promise<number> => {
  for (let erased = 0; ; ) {
    const count = await eraseDrafts(platform, batchSize)
    erased += count
    if (count < batchSize) return erased
  }
}

const eraseAccountsWithoutRequest = async (platform: Source): Promise<number> => {
  let [after, erased]: [string | undefined, number] = [lowestId, 0]
  while (after !== undefined) {
    const batch = await eraseBatch(platform, after)
    after = batch.last
    erased += batch.erased
  }
  return erased
}

type Batch = { readonly last: string | undefined; readonly erased: number }

const eraseBatch = (platform: Source, after: string): Promise<Batch> =>
  platform.database.transaction(async (tx) => {
    const ids = await lockOldAccounts(tx, platform.clock, after, batchSize)
    if (ids.length === 0) return { last: undefined, erased: 0 }
    const blanked = await blankAccountsWithoutRequest(platform, tx, ids)
    await recordErasedAccounts(
      tx,
      platform.clock,
      blanked.map(({ id }) => id),
    )
    return { last: ids.at(-1), erased: blanked.length }
  })
