import { reindexRequests } from '../../core/requests/reindex-requests.ts'
import type { Platform } from '../../platform/platform.ts'
import { markDuplicates } from './mark-duplicates.ts'

/** Builds the office's index anew, with the marks of duplicates. Returns how many requests were written. */
export const rebuildIndex = async ({
  database,
  vault,
}: Pick<Platform, 'database'> & {
  readonly vault: Pick<Platform['vault'], 'open' | 'lookupHash'>
}): Promise<number> => {
  const count = await reindexRequests(database, vault, 'all')
  await markDuplicates({ database })
  return count
}
