import type { withdrawRules as call } from '@milgo/contracts/office/withdraw-rules'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { getResultsPeriod } from './get-results-period.ts'
import { rulesAnswers } from './rules-answer.ts'
import { findRules, lockPeriod, setRulesState } from './rules-repository.ts'

/** Withdraws a version that is not in force. Every manager may do so, so that the list of proposals stays short. */
export const withdrawRules = async (
  platform: Platform,
  caller: StaffCaller,
  { period: code, version }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const { database, clock } = platform
  const period = await getResultsPeriod(platform, code)
  const withdrawn = await database.transaction(async (tx) => {
    await lockPeriod(tx, period.id)
    const proposed = (await findRules(tx, period.id)).find((row) => row.version === version)
    if (!proposed) throw new AppError('NOT_FOUND')
    if (proposed.state !== 'PROPOSED') throw new AppError('RULES_MOVED')
    await setRulesState(tx, period.id, version, 'WITHDRAWN')
    const details = { period: period.code, version: proposed.scoreRules.version }
    await tx.execute(auditEntry({ action: 'rules-withdrawn', staffId: caller.id, details }, clock))
    return { ...proposed, state: 'WITHDRAWN' as const }
  })
  const [answer] = await rulesAnswers(platform, [withdrawn])
  if (!answer) throw new AppError('NOT_FOUND')
  return answer
}
