import { findMoved } from '@milgo/domain/release/find-moved'
import { totalsOf } from '@milgo/domain/release/release-totals'
import { getCase } from '../../core/requests/get-case.ts'
import { decidePublication } from '../../core/results/publish-result.ts'
import { isConnectionLoss } from '../../platform/database/connection-loss.ts'
import type { Platform } from '../../platform/platform.ts'
import { runConcurrently } from '../../platform/run-concurrently.ts'
import { moveLockedRelease } from './change-release.ts'
import { renewAfterMs } from './lease-repository.ts'
import {
  faultsOf,
  hashLetter,
  hashSource,
  publicationOf,
  requestNow,
  truthOf,
  wordInAllLanguages,
} from './letter-of-row.ts'
import type { ReleasePeriod } from './period-repository.ts'
import { finishCheck, lockRelease, type ReleaseRecord } from './repository.ts'
import {
  type Checked,
  countGroups,
  countRows,
  findUncheckedRows,
  type ReleaseRow,
  writeChecked,
} from './rows-repository.ts'

/** The number of letters between two checks of whether the release was stopped. */
const slice = 20
/** While one letter is typeset, others are read and written. */
const rowsAtOnce = 3

/** Checks the next letters of a dry run, or ends it. Returns whether there is more to do. */
export const checkRows = async (
  platform: Platform,
  release: ReleaseRecord,
  period: ReleasePeriod,
): Promise<boolean> => {
  const rows = await findUncheckedRows(platform, release.id, slice)
  if (rows.length === 0) {
    await endCheck(platform, release, period)
    return false
  }
  const isOld = AbortSignal.timeout(renewAfterMs)
  const checked: Checked[] = []
  await runConcurrently(rows, rowsAtOnce, async (row) => {
    checked.push(await checkRow(platform, release, period, row))
    return !isOld.aborted
  })
  await writeChecked(platform, release.id, checked)
  return true
}

/** Returns the letter of a row and its faults. Nothing is published. */
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
    const { now, compared } = await requestNow(platform, release, loaded)
    if (findMoved(row, now, release.result)) return { ...nothing, faults: ['MOVED'] }
    const decision = await decidePublication(platform, { kind: 'system' }, loaded, publicationOf(release))
    if (decision.does !== 'change') return { ...nothing, faults: ['MOVED'] }
    const { letter } = decision.answer
    const words = wordInAllLanguages(platform, release, letter)
    const hashes = { ...(await hashLetter(platform, words)), source: hashSource(platform, words) }
    const faults = faultsOf(letter, words, truthOf(platform, release, period, loaded, letter, compared))
    return { requestId, kind: letter.kind, award: letter.award, hashes, faults }
  } catch (error) {
    // The database cannot be reached: that is no fault of the letter.
    if (isConnectionLoss(error)) throw error
    platform.logger.warn({ err: error, requestId, releaseId: release.id }, 'a letter cannot be printed')
    return { ...nothing, faults: ['UNPRINTABLE'] }
  }
}

/**
 * Writes the result of the dry run, in one transaction with the next state: a release without a fault is checked, one
 * with faults remains a draft. A release that was stopped meanwhile is not changed.
 */
const endCheck = (platform: Platform, { id }: ReleaseRecord, period: ReleasePeriod): Promise<void> =>
  platform.database.transaction(async (tx) => {
    const record = await lockRelease(tx, id)
    if (!record || record.checkStartedAt === null) return
    const groups = await countGroups(tx, id)
    const { rows, faulty } = await countRows(tx, id)
    await finishCheck(tx, record, { ...totalsOf(period.now, groups), rows, faulty })
    if (faulty === 0 && rows > 0)
      await moveLockedRelease(platform, tx, { ...record, checkStartedAt: null }, period, 'PASS_CHECK', {
        staffId: null,
      })
  })
