import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { findOwnAppealDate } from '@milgo/domain/letter/appeal-date'
import type { LetterValues } from '@milgo/domain/letter/letter-values'
import { academicYearOf } from '@milgo/domain/period/academic-year'
import type { LocalizedText } from '@milgo/domain/period/localized-text'
import {
  isAppealable,
  type LetterKind,
  printsPreviousAward,
  replacesLastLetter,
} from '@milgo/domain/result/letter-kind'
import { type RefusingEvent, refusalForStudent } from '@milgo/domain/result/refusal-reason'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import type { ComputedScore } from '@milgo/domain/score/compute'
import { scoreComponents } from '@milgo/domain/score/score-component'
import type { ScoreRules } from '@milgo/domain/score/score-rules'
import type { CalendarDay } from '@milgo/domain/time/instant'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import type { Platform } from '../../platform/platform.ts'
import { getReasons } from '../periods/get-reasons.ts'
import { numberOf, type OpenCase } from '../requests/request-case.ts'
import type { Letter } from './letters-repository.ts'
import { findDecisionReason, findScore, type Score } from './score-repository.ts'
import { getRulesOf } from './shown-result.ts'

export type LetterInput = {
  readonly snapshot: Snapshot
  readonly kind: LetterKind
  /** The score that the letter contains; undefined if there is none. */
  readonly score: Score | undefined
  /** The letters that the request has, the newest first. */
  readonly earlier: readonly Pick<Letter, 'number'>[]
  /** The letter's date. */
  readonly issuedOn: CalendarDay
  /** The appeal date that a release prints in all its letters; null without a release. */
  readonly printedAppealDate: Date | null
  /** The award of the result that a revision changes. Without it, the first result's award is used. */
  readonly previousAward?: number
}

/** Returns the values of a request's next letter. Publication, dry run and revision all use this function. */
export const letterValuesOf = async (
  platform: Platform,
  loaded: OpenCase,
  { snapshot, kind, score, earlier, issuedOn, printedAppealDate, previousAward }: LetterInput,
): Promise<LetterValues> => {
  const { student, request, institution, period, now } = loaded
  const { firstName, lastName } = sentAnswers(snapshot)
  const rules = score && (await getRulesOf(platform, loaded, score))
  const compares = printsPreviousAward(kind)
  const first =
    compares && previousAward === undefined ? await findScore(platform, request.id, '1') : undefined
  const last = earlier[0]?.number ?? 0
  const appealUntil = isAppealable(kind, request.state)
    ? (printedAppealDate ?? findOwnAppealDate(now, period))
    : undefined
  return {
    kind,
    name: [firstName, lastName].filter((part) => typeof part === 'string').join(' '),
    identityEnding: platform.vault.open(student.identitySealed, `identity:${student.id}`).slice(-4),
    requestNumber: numberOf(loaded),
    letterNumber: last + 1,
    replaces: replacesLastLetter(kind) && last > 0 ? last : null,
    periodCode: period.code,
    academicYear: academicYearOf(period),
    institution: allLanguages(institution.name),
    submittedOn: jerusalemDayAt(request.submittedAt ?? now),
    issuedOn,
    ...(score ? { reason: null, note: null } : await reasonOf(platform, request, kind)),
    score: score && rules ? printedScore(score, rules.scoreRules) : null,
    // After a denied appeal the first award remains.
    award: score?.award ?? first?.award ?? 0,
    previousAward: compares ? (previousAward ?? first?.award ?? 0) : null,
    appealUntil: appealUntil?.toISOString() ?? null,
  }
}

const allLanguages = (name: OpenCase['institution']['name']): LocalizedText => ({
  he: name.he,
  ar: name.ar ?? name.he,
  en: name.en ?? name.he,
})

/** Returns a score with the maximal points of each component. */
export const printedScore = (
  { total, rulesVersion, components }: Pick<ComputedScore, 'total' | 'rulesVersion' | 'components'>,
  { caps }: Pick<ScoreRules, 'caps'>,
): NonNullable<LetterValues['score']> => ({
  total,
  rulesVersion,
  components: scoreComponents.map((component) => ({
    component,
    points: components[component].points,
    max: caps[component],
    lines: components[component].lines,
  })),
})

/** The event whose reason a letter of refusal contains. */
const eventOf: Partial<Record<LetterKind, RefusingEvent>> = { REFUSAL: 'DENY', APPEAL_DENIED: 'DENY_APPEAL' }

const reasonOf = async (
  platform: Platform,
  { id, periodId }: OpenCase['request'],
  kind: LetterKind,
): Promise<Pick<LetterValues, 'reason' | 'note'>> => {
  const decision = await findDecisionReason(platform, id)
  const event = eventOf[kind] ?? 'INSTITUTION_REJECTS'
  const reasons = await getReasons(platform, periodId)
  const textIn = (language: keyof LocalizedText) =>
    refusalForStudent(reasons, event, decision?.reason ?? null, language)
  const [he, ar, en] = [textIn('he'), textIn('ar'), textIn('en')]
  return {
    reason: he === null || ar === null || en === null ? null : { he, ar, en },
    note: decision?.note ?? null,
  }
}
