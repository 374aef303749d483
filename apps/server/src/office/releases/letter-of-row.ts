import { createHash } from 'node:crypto'
import { findLetterFaults, type LetterFault, type LetterTruth } from '@milgo/domain/letter/find-letter-faults'
import type { LetterValues } from '@milgo/domain/letter/letter-values'
import type { RequestNow } from '@milgo/domain/release/find-moved'
import { isAppealable } from '@milgo/domain/result/letter-kind'
import { type Language, languages } from '@milgo/messages/languages'
import { numberOf, type OpenCase } from '../../core/requests/request-case.ts'
import { letterSenderOf } from '../../core/results/letter-sender.ts'
import { printLetter } from '../../core/results/print-letter.ts'
import type { Publication } from '../../core/results/publish-result.ts'
import { wordLetter } from '../../core/results/word-letter.ts'
import type { Platform } from '../../platform/platform.ts'
import { findIndexedName, findLastEvent, findResultScore, type ResultScore } from './letter-repository.ts'
import type { ReleasePeriod } from './period-repository.ts'
import type { ReleaseRecord } from './repository.ts'

export type LetterHashes = Readonly<Record<Language, string>>

/** How a release publishes: its own day and date in every letter. */
export const publicationOf = ({
  id,
  appealUntil,
  plannedOn,
  templateVersion,
  messageVersion,
}: ReleaseRecord): Publication => ({
  printedAppealDate: appealUntil,
  releaseId: id,
  templateVersion,
  messageVersion,
  issuedOn: plannedOn,
})

/** The hash of the letter as a file, in each language. */
export const hashLetter = async (platform: Platform, values: LetterValues): Promise<LetterHashes> => {
  const hashes = { he: '', ar: '', en: '' }
  for (const language of languages) {
    const content = await printLetter(platform, values, language)
    hashes[language] = createHash('sha256').update(content).digest('hex')
  }
  return hashes
}

/** The hash of all that the letter is printed from, in all languages: while it is the same, the files are. */
export const hashSource = (platform: Platform, values: LetterValues): string => {
  const sender = letterSenderOf(platform)
  const hash = createHash('sha256').update(platform.pdf.makerOf('result-letter'))
  for (const language of languages) hash.update(JSON.stringify(wordLetter(values, language, sender)))
  return hash.digest('hex')
}

/** What is compared with what the release has frozen. */
export const requestNow = async (
  platform: Platform,
  { result }: Pick<ReleaseRecord, 'result'>,
  { request, period }: OpenCase,
): Promise<{ readonly now: RequestNow; readonly score: ResultScore | undefined }> => {
  const { status, publishState } = request.state
  const score = await findResultScore(platform, request.id, result)
  const lastEvent = await findLastEvent(platform, request.id)
  return {
    score,
    now: {
      status,
      publishState,
      lastEvent,
      scoreVersion: score?.version ?? null,
      // As loaded with the request: rules that were activated a moment ago are seen at this row's turn.
      rulesVersion: score ? period.rulesVersion : null,
    },
  }
}

/** Everything that can be wrong with a letter, in any language. */
export const faultsOf = async (
  platform: Platform,
  release: ReleaseRecord,
  period: ReleasePeriod,
  loaded: OpenCase,
  values: LetterValues,
  score: ResultScore | undefined,
): Promise<readonly LetterFault[]> => {
  const truth = await truthOf(platform, release, period, loaded, values, score)
  const sender = letterSenderOf(platform)
  const found = languages.flatMap((language) =>
    findLetterFaults(values, wordLetter(values, language, sender), language, truth),
  )
  return [...new Set(found)]
}

const truthOf = async (
  platform: Platform,
  { result, appealUntil }: ReleaseRecord,
  { awardTiers }: ReleasePeriod,
  loaded: OpenCase,
  { kind }: LetterValues,
  score: ResultScore | undefined,
): Promise<LetterTruth> => {
  const { student, request } = loaded
  const first = result === '2' ? await findResultScore(platform, request.id, '1') : undefined
  const leastAward = first?.award ?? 0
  return {
    name: await findIndexedName(platform, request.id),
    identityNumber: platform.vault.open(student.identitySealed, `identity:${student.id}`),
    requestNumber: numberOf(loaded),
    tiers: awardTiers,
    total: score?.total ?? null,
    award: score?.award ?? leastAward,
    leastAward,
    appealUntil: isAppealable(kind, request.state) ? appealUntil : null,
  }
}
