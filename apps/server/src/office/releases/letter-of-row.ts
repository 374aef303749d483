import { createHash } from 'node:crypto'
import { findLetterFaults, type LetterFault, type LetterTruth } from '@milgo/domain/letter/find-letter-faults'
import type { LetterValues } from '@milgo/domain/letter/letter-values'
import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import type { RequestNow } from '@milgo/domain/release/find-moved'
import { isAppealable } from '@milgo/domain/result/letter-kind'
import { type Language, languages } from '@milgo/messages/languages'
import { numberOf, type OpenCase } from '../../core/requests/request-case.ts'
import {
  letterTemplateOf,
  type StoredLetter,
  storedLetterInLanguage,
} from '../../core/results/print-letter.ts'
import type { Publication } from '../../core/results/publish-result.ts'
import type { Platform } from '../../platform/platform.ts'
import { type ComparedValues, findComparedValues } from './letter-repository.ts'
import type { ReleasePeriod } from './period-repository.ts'
import type { ReleaseRecord } from './repository.ts'

/** The text of a letter in each language, and the version of its layout. */
type LetterWords = Readonly<Record<Language, PrintedLetter>> & Pick<StoredLetter, 'templateVersion'>
export type LetterHashes = Readonly<Record<Language, string>>

/** Returns how a release publishes: all its letters have its day and its appeal date. */
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

export const wordInAllLanguages = (
  platform: Platform,
  { templateVersion }: Pick<ReleaseRecord, 'templateVersion'>,
  values: LetterValues,
): LetterWords => {
  const inLanguage = (language: Language) =>
    storedLetterInLanguage(platform, { values, templateVersion }, language)
  return { he: inLanguage('he'), ar: inLanguage('ar'), en: inLanguage('en'), templateVersion }
}

/**
 * Returns the hash of the letter's file in each language. All releases share one place in the queue of the PDF maker.
 */
export const hashLetter = async (platform: Platform, words: LetterWords): Promise<LetterHashes> => {
  const { layout } = letterTemplateOf(words.templateVersion)
  const hashOf = async (language: Language): Promise<string> => {
    const content = await platform.pdf.make(layout, words[language], { owner: 'releases' })
    return createHash('sha256').update(content).digest('hex')
  }
  const [he, ar, en] = await Promise.all([hashOf('he'), hashOf('ar'), hashOf('en')])
  return { he, ar, en }
}

/**
 * Returns the hash of everything that the letter is printed from, in all languages. While it is the same, the files are
 * the same.
 */
export const hashSource = (platform: Platform, words: LetterWords): string => {
  const { layout } = letterTemplateOf(words.templateVersion)
  const hash = createHash('sha256').update(platform.pdf.makerOf(layout))
  for (const language of languages) hash.update(JSON.stringify(words[language]))
  return hash.digest('hex')
}

/** Returns the present values that are compared with what the release has frozen. */
export const requestNow = async (
  platform: Platform,
  { result }: Pick<ReleaseRecord, 'result'>,
  { request, period }: OpenCase,
): Promise<{ readonly now: RequestNow; readonly compared: ComparedValues }> => {
  const { status, publishState } = request.state
  const compared = await findComparedValues(platform, request.id, result)
  const { score, lastEvent } = compared
  return {
    compared,
    now: {
      status,
      publishState,
      lastEvent,
      scoreVersion: score?.version ?? null,
      // The version was loaded with the request, so that rules which were activated a moment ago are seen here.
      rulesVersion: score ? period.rulesVersion : null,
    },
  }
}

/** Returns all faults of a letter, in any language. */
export const faultsOf = (
  values: LetterValues,
  words: LetterWords,
  truth: LetterTruth,
): readonly LetterFault[] => [
  ...new Set(languages.flatMap((language) => findLetterFaults(values, words[language], language, truth))),
]

export const truthOf = (
  platform: Platform,
  { result, appealUntil }: ReleaseRecord,
  { awardTiers }: ReleasePeriod,
  loaded: OpenCase,
  { kind }: LetterValues,
  { name, score, firstAward }: ComparedValues,
): LetterTruth => {
  const { student, request } = loaded
  const leastAward = result === '2' ? (firstAward ?? 0) : 0
  return {
    name,
    identityNumber: platform.vault.open(student.identitySealed, `identity:${student.id}`),
    requestNumber: numberOf(loaded),
    tiers: awardTiers,
    total: score?.total ?? null,
    award: score?.award ?? leastAward,
    leastAward,
    appealUntil: isAppealable(kind, request.state) ? appealUntil : null,
  }
}
