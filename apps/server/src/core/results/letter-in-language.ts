import { type LetterValues, letterNumberText } from '@milgo/domain/letter/letter-values'
import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import { roundPoints } from '@milgo/domain/score/explain'
import { academicYears } from '@milgo/messages/academic-year-text'
import { resultLetter as arabic } from '@milgo/messages/ar/result-letter'
import {
  scoreComponents as arabicComponents,
  letterScoreLines as arabicLines,
} from '@milgo/messages/ar/score'
import { resultLetter as english } from '@milgo/messages/en/result-letter'
import {
  scoreComponents as englishComponents,
  letterScoreLines as englishLines,
} from '@milgo/messages/en/score'
import { fill } from '@milgo/messages/fill'
import { resultLetter as hebrew } from '@milgo/messages/he/result-letter'
import {
  scoreComponents as hebrewComponents,
  letterScoreLines as hebrewLines,
} from '@milgo/messages/he/score'
import { directionOf, type Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { moneyText } from '@milgo/messages/money-text'
import { scoreLineText } from '@milgo/messages/score-line-text'
import type { WordsLike } from '@milgo/messages/words'

type Words = WordsLike<typeof hebrew>

const wordsOf: Readonly<Record<Language, Words>> = { he: hebrew, ar: arabic, en: english }
const componentsOf: Readonly<Record<Language, WordsLike<typeof hebrewComponents>>> = {
  he: hebrewComponents,
  ar: arabicComponents,
  en: englishComponents,
}
const linesOf: Readonly<Record<Language, WordsLike<typeof hebrewLines>>> = {
  he: hebrewLines,
  ar: arabicLines,
  en: englishLines,
}

/** What every letter prints about the installation. */
export type LetterSender = {
  readonly email: string
  /** The address of the personal area; undefined if the installation has no public address. */
  readonly areaAddress: string | undefined
}

/** Isolates a text that a person wrote, so that it has its own direction. */
const isolated = (text: string): string => `\u2068${text}\u2069`

const figure = (value: number): string => leftToRight(String(value))
const dayText = (day: string): string => leftToRight(day.split('-').toReversed().join('.'))

/** Returns the last minute in which an appeal is in time. The instant itself is too late. */
const lastMinuteText = (instant: string): string => leftToRight(momentText(new Date(Date.parse(instant) - 1)))

/** Returns the text of every part of the letter in a language. Its values decide which parts it has. */
export const letterInLanguage = (
  values: LetterValues,
  language: Language,
  sender: LetterSender,
): PrintedLetter => {
  const words = wordsOf[language]
  const { kind, award, score } = values
  const number = leftToRight(letterNumberText(values))
  const period =
    values.academicYear === undefined ? leftToRight(values.periodCode) : academicYears(values.academicYear)
  const max = figure(roundPoints((score?.components ?? []).reduce((points, part) => points + part.max, 0)))
  return {
    language,
    direction: directionOf[language],
    title: fill(words.documentTitle, { number }),
    brand: words.brand,
    office: words.office,
    details: [
      { label: words.labels.date, value: dayText(values.issuedOn) },
      { label: words.labels.request, value: leftToRight(values.requestNumber) },
      { label: words.labels.letter, value: number },
      { label: words.labels.period, value: period },
    ],
    to: words.to,
    name: isolated(values.name),
    identity: fill(words.identity, { digits: leftToRight(values.identityEnding) }),
    subject: fill(words.subjects[kind], { period }),
    greeting: fill(words.greeting, { name: isolated(values.name) }),
    opening: [
      fill(words.openings[kind], {
        day: dayText(values.submittedOn),
        institution: isolated(values.institution[language] || values.institution.he),
      }),
      ...(values.replaces === null
        ? []
        : [
            fill(words.replaces, {
              number: leftToRight(letterNumberText({ ...values, letterNumber: values.replaces })),
            }),
          ]),
    ],
    decision: decisionOf(values, words, max),
    reasons: reasonsOf(values, words, language),
    score: score && {
      title: words.score.title,
      columns: {
        component: words.score.component,
        explanation: words.score.explanation,
        points: words.score.points,
        max: words.score.max,
      },
      rows: score.components.map(({ component, points, max: most, lines }) => ({
        component: componentsOf[language][component],
        explanation: lines.map((line) => scoreLineText(line, linesOf[language], language)).join('; '),
        points: figure(points),
        max: figure(most),
      })),
      total: { label: componentsOf[language].total, points: figure(score.total), max },
    },
    appeal:
      values.appealUntil === null
        ? null
        : {
            title: words.appeal.title,
            paragraphs: [
              fill(words.appeal.until, { until: lastMinuteText(values.appealUntil) }),
              words.appeal.how,
              ...(sender.areaAddress === undefined
                ? []
                : [fill(words.appeal.at, { address: leftToRight(sender.areaAddress) })]),
              ...(award > 0 ? [words.appeal.paid] : []),
            ],
          },
    information: {
      title: words.information.title,
      paragraphs: [words.information.text, ...(award > 0 ? [words.information.payment] : [])],
    },
    closing: words.closing,
    signature: words.signature,
    contact: fill(words.contact, { email: leftToRight(sender.email) }),
    footer: [
      words.footer.made,
      ...(score ? [fill(words.footer.rules, { version: leftToRight(score.rulesVersion) })] : []),
      fill(words.footer.letter, { number }),
    ],
    pageNumber: words.page,
  }
}

const decisionOf = (
  { kind, award, previousAward, score }: LetterValues,
  { decisions: words }: Words,
  max: string,
): PrintedLetter['decision'] => {
  const amount = award > 0 ? moneyText(award) : null
  const byScore = (sentence: string): string | null =>
    score && fill(sentence, { total: figure(score.total), max })
  const joined = (...parts: readonly (string | null)[]): string | null =>
    parts.filter((part) => part !== null).join(' ') || null
  switch (kind) {
    case 'REFUSAL':
      return { amount, headline: words.refused, text: null }
    case 'REJECTION':
      return { amount, headline: words.rejected, text: null }
    case 'APPEAL_DENIED':
      return {
        amount,
        headline: words.appealDenied,
        text: award > 0 ? `${words.awardStays}.` : null,
      }
    default: {
      const result = award > 0 ? byScore(words.awardScore) : byScore(words.noAwardScore)
      const before =
        kind === 'APPEAL_GRANTED'
          ? appealDifference(award, previousAward ?? 0, words)
          : kind === 'REVISION' && previousAward !== null
            ? revisedFrom(previousAward, words)
            : null
      return { amount, headline: award > 0 ? words.award : words.noAward, text: joined(result, before) }
    }
  }
}

const appealDifference = (award: number, previous: number, words: Words['decisions']): string => {
  if (award === previous) return words.appealSame
  return previous === 0 ? words.appealFirst : fill(words.appealMore, { previous: moneyText(previous) })
}

const revisedFrom = (previous: number, words: Words['decisions']): string =>
  previous === 0 ? words.revisedFirst : fill(words.revised, { previous: moneyText(previous) })

const reasonsOf = (
  { reason, note }: LetterValues,
  { reasons: words }: Words,
  language: Language,
): PrintedLetter['reasons'] => {
  if (reason === null && note === null) return null
  return {
    title: words.title,
    paragraphs: [
      ...(reason === null ? [] : [fill(words.text, { reason: isolated(reason[language] || reason.he) })]),
      ...(note === null ? [] : [isolated(note)]),
    ],
  }
}
