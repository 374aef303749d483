import type { proposeRules as call } from '@milgo/contracts/office/propose-rules'
import { cleanLines } from '@milgo/domain/answers/clean-text'
import { rulesVersionName } from '@milgo/domain/score/rules-version'
import { ScoreRules } from '@milgo/domain/score/score-rules'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { getResultsPeriod } from './get-results-period.ts'
import { readTiers } from './read-tiers.ts'
import { findResultsPeriod } from './repository.ts'
import { firstRules, rulesAnswers } from './rules-answer.ts'
import { addRules, findRules, lockPeriod } from './rules-repository.ts'

/** Stores a version of the rules. It changes nothing until another manager puts it in force. */
export const proposeRules = async (
  platform: Platform,
  caller: StaffCaller,
  { period: code, award_tiers, score_rules, note }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  const awardTiers = readTiers(award_tiers)
  const { id: periodId } = await getResultsPeriod(platform, code)
  const proposed = await database.transaction(async (tx) => {
    await lockPeriod(tx, periodId)
    const period = await findResultsPeriod(tx, code)
    if (!period) throw new AppError('NOT_FOUND')
    const known = await findRules(tx, periodId)
    if (known.length === 0) await addRules(tx, firstRules(period), clock)
    const version = (known[0]?.version ?? 1) + 1
    const scoreRules = {
      ...(score_rules ?? period.scoreRules),
      version: rulesVersionName(period.code, version),
    }
    if (isSame(period, { scoreRules, awardTiers })) throw new AppError('RULES_UNCHANGED')
    await addRules(
      tx,
      {
        periodId,
        version,
        state: 'PROPOSED',
        scoreRules,
        awardTiers,
        note: cleanLines(note ?? '') || null,
        proposedBy: caller.id,
      },
      clock,
    )
    const details = { period: period.code, version: scoreRules.version }
    await tx.execute(auditEntry({ action: 'rules-proposed', staffId: caller.id, details }, clock))
    return version
  })
  const rows = await database.read((db) => findRules(db, periodId))
  const [answer] = await rulesAnswers(
    platform,
    rows.filter(({ version }) => version === proposed),
  )
  if (!answer) throw new AppError('NOT_FOUND')
  return answer
}

type Content = { readonly scoreRules: ScoreRules; readonly awardTiers: readonly object[] }

/** Returns whether two versions are equal, apart from their names. */
const isSame = (one: Content, other: Content): boolean =>
  JSON.stringify(ScoreRules.parse({ ...one.scoreRules, version: 'x' })) ===
    JSON.stringify(ScoreRules.parse({ ...other.scoreRules, version: 'x' })) &&
  JSON.stringify(one.awardTiers) === JSON.stringify(other.awardTiers)
