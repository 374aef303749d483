import type { listTierMoves as call } from '@milgo/contracts/office/list-tier-moves'
import { requestNumber } from '@milgo/domain/status/request-number'
import { movedRanges } from '@milgo/domain/what-if/tier-moves'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { getResultsPeriod } from './get-results-period.ts'
import { firstResults } from './get-scores.ts'
import { readTiers } from './read-tiers.ts'
import { findMoved } from './repository.ts'

const pageLength = 50

/**
 * Returns requests that would get another award by these tiers. One more row is read, to find out whether there is a
 * next page.
 */
export const listMoves = async (
  platform: Platform,
  readerId: string,
  { period: code, award_tiers, after, limit = pageLength }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const period = await getResultsPeriod(platform, code)
  const ranges = movedRanges(period.awardTiers, readTiers(award_tiers))
  const rows = await findMoved(
    platform,
    readerId,
    period.id,
    firstResults,
    ranges,
    after && { total: after.total, id: after.request_id },
    limit + 1,
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    requests: shown.map(({ id, number, name, total, before, after: then }) => ({
      request_id: id,
      request_number: requestNumber(period.code, number),
      name,
      total,
      before,
      after: then,
    })),
    next: last ? { total: last.total, request_id: last.id } : null,
  }
}
