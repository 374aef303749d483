import type { Answers } from '@milgo/domain/answers/answer'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { shownOf } from '@milgo/domain/answers/visibility'
import { findOwnAppealDate } from '@milgo/domain/letter/appeal-date'
import { academicYearOf } from '@milgo/domain/period/academic-year'
import type { LocalizedText } from '@milgo/domain/period/localized-text'
import type { Period } from '@milgo/domain/period/period'
import { reasonText } from '@milgo/domain/period/reasons'
import {
  findLetterKind,
  isAppealable,
  printsPreviousAward,
  printsScore,
  replacesLastLetter,
} from '@milgo/domain/result/letter-kind'
import { type FiguresContext, figuresForm } from '@milgo/domain/review/figures'
import { reviewScore } from '@milgo/domain/review/review-score'
import { verifiedFiguresOf } from '@milgo/domain/review/verified-figures-of'
import type { ComputedScore } from '@milgo/domain/score/compute'
import { scoreAnswersOf } from '@milgo/domain/score/score-answers'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import type { LivedRequest } from '@milgo/testing/live-request'
import type { History } from '@milgo/testing/request-histories'
import { printedScore } from '../core/results/letter-values-of.ts'
import { letterTemplate } from '../core/results/print-letter.ts'
import { sealLetter } from '../core/results/sealed-letter.ts'
import type { Vault } from '../platform/crypto/vault.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import { starterReasons } from '../reference/starter-reasons.ts'
import type { ScorePlace } from './dictionaries.ts'

/** Events that need an award, paid to an account of the student's own. */
const needAward: readonly string[] = ['PAYMENT_CONFIRMED', 'ACCOUNT_NEEDED']

export const needsAward = (history: History): boolean =>
  history.some(({ event }) => needAward.includes(event))

export type SeedScore = {
  readonly score: ComputedScore
  readonly award: number
  readonly inputs: object
}

/** Computes the score of a seeded request's figures by the rules of its period. */
export const seedScore = (
  figures: Answers,
  context: FiguresContext,
  place: ScorePlace,
  rules: Pick<Period, 'scoreRules' | 'awardTiers'>,
): SeedScore => {
  const { score, award } = reviewScore(figures, context, place, rules)
  return {
    score,
    award: award ?? 0,
    inputs: {
      answers: scoreAnswersOf(context.sent, place),
      figures: verifiedFiguresOf(shownOf(figuresForm, figures, context).answers),
    },
  }
}

export type Sent = {
  readonly requestId: string
  readonly lived: LivedRequest
  readonly snapshot: Snapshot
  readonly name: string
  readonly identityNumber: string
  readonly score: () => SeedScore
  readonly period: Period
  readonly periodId: number
  readonly institution: LocalizedText
}

/** Builds the scores of a request: of the first result and of the appeal, if they were computed. */
export const scoreRows = ({ requestId, lived, score }: Sent): readonly CopiedRow[] =>
  lived.events
    .filter(({ event }) => event === 'COMPUTE')
    .map(({ at, before }, place) => {
      const { score: computed, inputs, award } = score()
      return [
        requestId,
        String(place + 1),
        before.appeal === 'GRANTED' ? '2' : '1',
        '1',
        '1',
        computed.rulesVersion,
        JSON.stringify(inputs),
        JSON.stringify(computed.components),
        String(computed.total),
        String(award),
        at.toISOString(),
      ]
    })

/** Returns whether the first result was a score and not a refusal. */
const wasScoredFirst = ({ events }: LivedRequest): boolean =>
  events.some(({ event, before }) => event === 'COMPUTE' && before.appeal === 'NONE')

/** Builds one letter for each publication. */
export const letterRows = (
  vault: Pick<Vault, 'seal'>,
  { requestId, lived, score, name, identityNumber, period, institution }: Sent,
): readonly CopiedRow[] =>
  lived.events
    .filter(({ event }) => event === 'PUBLISH')
    .map(({ at, after }, place) => {
      const { score: points, award } = score()
      const kind = findLetterKind(after, award)
      if (!kind) throw new Error(`${after.status} has no letter`)
      const isScored = printsScore(kind)
      const computed = lived.events.filter((past) => past.event === 'COMPUTE' && past.at <= at).length
      const number = place + 1
      const replaces = replacesLastLetter(kind) && number > 1 ? number - 1 : null
      const until = isAppealable(kind, after) ? findOwnAppealDate(at, period) : undefined
      const values = {
        kind,
        name,
        identityEnding: identityNumber.slice(-4),
        letterNumber: number,
        replaces,
        periodCode: period.code,
        academicYear: academicYearOf(period),
        institution,
        submittedOn: jerusalemDayAt(lived.submittedAt ?? at),
        issuedOn: jerusalemDayAt(at),
        reason: isScored ? null : refusalText(lived, at),
        note: null,
        score: isScored ? printedScore(points, period.scoreRules) : null,
        // After a denied appeal the first award remains.
        award: computed > 0 ? award : 0,
        previousAward: printsPreviousAward(kind) ? (wasScoredFirst(lived) ? award : 0) : null,
        appealUntil: until?.toISOString() ?? null,
      }
      return [
        requestId,
        String(number),
        kind,
        letterTemplate,
        sealLetter(vault, requestId, number, values),
        isScored ? String(computed) : null,
        until?.toISOString() ?? null,
        at.toISOString(),
        replaces === null ? null : String(replaces),
      ]
    })

/** Returns the text of the reason that a code of the starter lists has. */
const refusalText = ({ events }: LivedRequest, until: Date): LocalizedText | null => {
  const code = events.findLast(({ reason, at }) => reason !== null && at <= until)?.reason ?? null
  if (code === null) return null
  return {
    he: reasonText(starterReasons, code, 'he'),
    ar: reasonText(starterReasons, code, 'ar'),
    en: reasonText(starterReasons, code, 'en'),
  }
}
