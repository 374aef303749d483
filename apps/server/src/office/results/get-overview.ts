import type { getResultsOverview as call } from '@milgo/contracts/office/get-results-overview'
import { computedStatuses, waitingStatuses } from '@milgo/domain/status/computation'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { findSentPeriods } from '../../store/sent-periods.ts'
import { getResultsPeriod } from './get-results-period.ts'
import { countResults, findLastRun } from './repository.ts'
import { rulesAnswers, rulesOf } from './rules-answer.ts'
import { runAnswer } from './run-answer.ts'

export const getOverview = async (
  platform: Platform,
  readerId: string,
  code: string | undefined,
): Promise<z.input<typeof call.response>> => {
  const period = await getResultsPeriod(platform, code)
  const [counts, run, rules, periods] = await Promise.all([
    countResults(platform, readerId, period.id, period.scoreRules.version, {
      waiting: waitingStatuses,
      computed: computedStatuses,
    }),
    findLastRun(platform, period.id),
    platform.database.read((db) => rulesOf(db, period)),
    findSentPeriods(platform),
  ])
  const { statuses, waiting, computed, outdated, publishedCount, publishedMoney } = counts
  return {
    period: period.code,
    periods: [...periods],
    budget: period.budget,
    statuses,
    waiting,
    computed,
    outdated,
    published: { count: publishedCount, money: publishedMoney },
    run: run ? await runAnswer(platform, readerId, period.code, run) : null,
    rules: await rulesAnswers(platform, rules),
  }
}
