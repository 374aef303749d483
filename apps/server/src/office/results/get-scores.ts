import type { getResultScores as call } from '@milgo/contracts/office/get-result-scores'
import { computedStatuses } from '@milgo/domain/status/computation'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { getResultsPeriod } from './get-results-period.ts'
import { findInstitutionNames, findScoreGroups } from './repository.ts'

/** The statuses that tiers decide on: first results. Appeals are decided one by one. */
export const firstResults = computedStatuses.filter(({ result }) => result === '1')

export const getScores = async (
  platform: Platform,
  readerId: string,
  code: string | undefined,
  language: Language,
): Promise<z.input<typeof call.response>> => {
  const period = await getResultsPeriod(platform, code)
  const groups = await findScoreGroups(platform, readerId, period.id, firstResults)
  const languages = [...new Set(groups.map((group) => group.language))]
  const ids = [...new Set(groups.map(({ institution }) => institution))]
  return {
    institutions: await findInstitutionNames(platform, ids, language),
    languages,
    groups: groups.map(({ total, institution, cluster, language: sentIn, count }) => [
      total,
      institution,
      cluster ?? 0,
      languages.indexOf(sentIn),
      count,
    ]),
  }
}
