import type { activateRules as call } from '@milgo/contracts/office/activate-rules'
import { findActivationRefusal } from '@milgo/domain/score/rules-version'
import { computedStatuses, waitingStatuses } from '@milgo/domain/status/computation'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { getResultsPeriod } from './get-results-period.ts'
import { countResults } from './repository.ts'
import { rulesAnswers } from './rules-answer.ts'
import { findRules, lockPeriod, setRulesState, writePeriodRules } from './rules-repository.ts'

/**
 * Puts a version in force that another manager proposed. Scores that were computed before have the earlier version. The
 * answer says how many are to be computed again.
 */
export const activateRules = async (
  platform: Platform,
  caller: StaffCaller,
  { period: code, version, seen }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  const period = await getResultsPeriod(platform, code)
  await database.transaction(async (tx) => {
    await lockPeriod(tx, period.id)
    const rows = await findRules(tx, period.id)
    const proposed = rows.find((row) => row.version === version)
    const active = rows.find(({ state }) => state === 'ACTIVE')
    if (!proposed || !active) throw new AppError('NOT_FOUND')
    const refusal = findActivationRefusal(proposed, active, caller.id)
    if (refusal === 'OWN_PROPOSAL') throw new AppError('OWN_PROPOSAL')
    if (refusal === 'OUTDATED') throw new AppError('RULES_OUTDATED')
    if (refusal !== undefined || active.version !== seen) throw new AppError('RULES_MOVED')
    await setRulesState(tx, period.id, active.version, 'REPLACED')
    await setRulesState(tx, period.id, version, 'ACTIVE', { by: caller.id, clock })
    await writePeriodRules(tx, period.id, proposed)
    const details = { period: period.code, version: proposed.scoreRules.version }
    await tx.execute(auditEntry({ action: 'rules-activated', staffId: caller.id, details }, clock))
  })
  const rows = await database.read((db) => findRules(db, period.id))
  const active = rows.filter((row) => row.version === version)
  const [rules] = await rulesAnswers(platform, active)
  if (!rules) throw new AppError('NOT_FOUND')
  const { outdated } = await countResults(platform, caller.id, period.id, rules.name, {
    waiting: waitingStatuses,
    computed: computedStatuses,
  })
  return { rules, to_compute: outdated }
}
