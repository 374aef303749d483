import { findMoved, type RowFault } from '@milgo/domain/release/find-moved'
import { totalsOf } from '@milgo/domain/release/release-totals'
import { getCase } from '../../core/requests/get-case.ts'
import { decidePublication } from '../../core/results/publish-result.ts'
import type { Platform } from '../../platform/platform.ts'
import { moveStoredRelease } from './change-release.ts'
import { faultsOf, hashLetter, publicationOf, requestNow } from './letter-of-row.ts'
import {
  type Checked,
  countGroups,
  countRows,
  findUncheckedRows,
  finishCheck,
  type ReleasePeriod,
  type ReleaseRecord,
  type ReleaseRow,
  writeChecked,
} from './repository.ts'

/** So many letters between two looks at whether the release was stopped. */
const slice = 20

/** The next letters of a dry run, and its end. True while there is more to do. */
export const checkRows = async (
  platform: Platform,
  release: ReleaseRecord,
  period: ReleasePeriod,
): Promise<boolean> => {
  const rows = await findUncheckedRows(platform, release.id, slice)
  for (const row of rows)
    await writeChecked(platform, release.id, await checkRow(platform, release, period, row))
  if (rows.length === slice) return true
  await endCheck(platform, release, period)
  return false
}

/** What the letter of a row is, and what is wrong with it. Nothing is published. */
const checkRow = async (
  platform: Platform,
  release: ReleaseRecord,
  period: ReleasePeriod,
  row: ReleaseRow,
): Promise<Checked> => {
  const { requestId } = row
  const nothing = { requestId, kind: null, award: 0, hashes: null }
  try {
    const loaded = await getCase(platform, requestId)
    const { now, score } = await requestNow(platform, release, loaded)
    if (findMoved(row, now, release.result)) return { ...nothing, faults: ['MOVED'] }
    const decision = await decidePublication(platform, { kind: 'system' }, loaded, publicationOf(release))
    if (decision.does !== 'change') return { ...nothing, faults: ['MOVED'] }
    const { letter } = decision.answer
    const hashes = await hashLetter(platform, letter)
    const faults: readonly RowFault[] = await faultsOf(platform, release, period, loaded, letter, score)
    return { requestId, kind: letter.kind, award: letter.award, hashes, faults }
  } catch (error) {
    platform.logger.warn({ err: error, requestId, releaseId: release.id }, 'a letter cannot be printed')
    return { ...nothing, faults: ['UNPRINTABLE'] }
  }
}

/** Writes what the dry run came to. A release without a fault is checked; one with faults stays a draft. */
const endCheck = async (platform: Platform, { id }: ReleaseRecord, { now }: ReleasePeriod): Promise<void> => {
  const { faulty, rows } = await platform.database.transaction(async (tx) => {
    const groups = await countGroups(tx, id)
    const counts = await countRows(tx, id)
    const totals = totalsOf(now, groups)
    await finishCheck(tx, id, { ...totals, rows: counts.rows, faulty: counts.faulty })
    return counts
  })
  if (faulty === 0 && rows > 0) await moveStoredRelease(platform, id, 'PASS_CHECK', { staffId: null })
}
