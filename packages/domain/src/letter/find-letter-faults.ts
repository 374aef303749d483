import type { LocalizedText } from '../period/localized-text.ts'
import { printsScore } from '../result/letter-kind.ts'
import type { AwardTiers } from '../score/award-tiers.ts'
import { roundPoints } from '../score/explain.ts'
import { awardNotBelow, awardOf } from '../score/find-award-tier.ts'
import type { LetterValues } from './letter-values.ts'
import type { PrintedLetter } from './printed-letter.ts'

/** What can be wrong with a letter before it is sent. */
export const letterFaults = [
  'NAME',
  'DIGITS',
  'NUMBER',
  'AMOUNT',
  'PARTS',
  'LANGUAGE',
  'EMPTY',
  'APPEAL_DATE',
] as const
export type LetterFault = (typeof letterFaults)[number]

/** The data that the letter is compared with. They are read from the request itself, never from the letter. */
export type LetterTruth = {
  readonly name: string
  readonly identityNumber: string
  readonly requestNumber: string
  /** The tiers of the rules by which the score was computed. */
  readonly tiers: AwardTiers
  /** The total of the stored score version; null if the result has no score. */
  readonly total: number | null
  readonly award: number
  /** The earlier award. An appeal never lowers an award, so that its letter may name more than the tier. */
  readonly leastAward: number
  /** The date that the release prints in all its letters. */
  readonly appealUntil: Date | null
}

const insertedValues = /[\u2066-\u2068][^\u2069]*\u2069/gu
const marks = /[\u2066-\u2069]/gu

/** Returns the template's own text, without the inserted values. */
const withoutInsertedValues = (text: string): string => text.replace(insertedValues, ' ')
const withoutMarks = (text: string): string => text.replace(marks, '')

const scripts: Readonly<Record<keyof LocalizedText, RegExp>> = {
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
  en: /[A-Za-z]/,
}

/** Returns the blocks of a letter. None of them may be empty. */
const blocksOf = (letter: PrintedLetter): readonly string[] => {
  const { details, reasons, appeal, information, score, decision } = letter
  return [
    ...[letter.title, letter.brand, letter.office, letter.to, letter.name, letter.identity, letter.subject],
    ...[
      letter.greeting,
      ...letter.opening,
      decision.headline,
      letter.closing,
      letter.signature,
      letter.contact,
    ],
    ...letter.footer,
    ...details.flatMap(({ label, value }) => [label, value]),
    ...[decision.amount, decision.text].filter((text) => text !== null),
    ...[reasons, appeal, information].flatMap((block) =>
      block === null ? [] : [block.title, ...(block.paragraphs.length === 0 ? [''] : block.paragraphs)],
    ),
    ...(score === null
      ? []
      : [
          score.title,
          ...Object.values(score.columns),
          ...score.rows.flatMap((row) => Object.values(row)),
          ...Object.values(score.total),
        ]),
  ]
}

/**
 * Returns the sentences and headings, which must be in the language of the letter. Figures and texts by people are not
 * included.
 */
const sentencesOf = ({
  subject,
  opening,
  decision,
  reasons,
  appeal,
  information,
  closing,
  signature,
}: PrintedLetter) => [
  subject,
  ...opening,
  decision.headline,
  ...[reasons, appeal, information].flatMap((block) => (block === null ? [] : [block.title])),
  ...(appeal?.paragraphs ?? []),
  ...information.paragraphs,
  closing,
  signature,
]

const isInLanguage = (letter: PrintedLetter, language: keyof LocalizedText): boolean => {
  const others = Object.entries(scripts).filter(([other]) => other !== language && other !== 'en')
  return (
    letter.language === language &&
    letter.direction === (language === 'en' ? 'ltr' : 'rtl') &&
    sentencesOf(letter)
      .map(withoutInsertedValues)
      .every((words) => scripts[language].test(words) && others.every(([, script]) => !script.test(words)))
  )
}

const isBlank = (text: string): boolean => withoutMarks(text).trim() === '' || /\{\w+\}/.test(text)

const digitsIn = (text: string): string => text.replace(/\D/g, '')

const isDigitsRight = (
  values: LetterValues,
  letter: PrintedLetter,
  { identityNumber }: LetterTruth,
): boolean =>
  identityNumber.length >= 4 &&
  values.identityEnding === identityNumber.slice(-4) &&
  digitsIn(letter.identity) === values.identityEnding

/** Returns whether the award is that of the tier, and the printed amount is the award. */
const isAmountRight = (values: LetterValues, letter: PrintedLetter, truth: LetterTruth): boolean => {
  const byTier = values.score === null ? 0 : awardOf(truth.tiers, values.score.total)
  const printed = letter.decision.amount === null ? 0 : Number(digitsIn(letter.decision.amount))
  return (
    values.award === truth.award &&
    values.award === awardNotBelow(byTier, truth.leastAward) &&
    printed === values.award &&
    (letter.decision.amount !== null) === values.award > 0
  )
}

const numberIn = (text: string): number => Number(withoutMarks(text))

const arePartsRight = (
  { kind, score }: LetterValues,
  letter: PrintedLetter,
  { total }: LetterTruth,
): boolean => {
  if (!printsScore(kind) || score === null || letter.score === null)
    return !printsScore(kind) && score === null && letter.score === null && total === null
  const sum = roundPoints(score.components.reduce((points, part) => points + part.points, 0))
  const printed = roundPoints(letter.score.rows.reduce((points, row) => points + numberIn(row.points), 0))
  return (
    score.total === total &&
    sum === total &&
    printed === total &&
    numberIn(letter.score.total.points) === total &&
    score.components.every(({ points, max }) => points >= 0 && points <= max)
  )
}

const isAppealDateRight = (
  { appealUntil }: LetterValues,
  letter: PrintedLetter,
  truth: LetterTruth,
): boolean =>
  (appealUntil === null ? null : Date.parse(appealUntil)) === (truth.appealUntil?.getTime() ?? null) &&
  (letter.appeal !== null) === (appealUntil !== null)

/** Returns what is wrong with a letter in one language; empty if it may be sent. */
export const findLetterFaults = (
  values: LetterValues,
  letter: PrintedLetter,
  language: keyof LocalizedText,
  truth: LetterTruth,
): readonly LetterFault[] => {
  const isRight: Readonly<Record<LetterFault, boolean>> = {
    NAME: truth.name !== '' && values.name === truth.name && withoutMarks(letter.name) === truth.name,
    DIGITS: isDigitsRight(values, letter, truth),
    NUMBER:
      values.requestNumber === truth.requestNumber &&
      letter.details.some(({ value }) => withoutMarks(value) === truth.requestNumber),
    AMOUNT: isAmountRight(values, letter, truth),
    PARTS: arePartsRight(values, letter, truth),
    LANGUAGE: isInLanguage(letter, language),
    EMPTY: !blocksOf(letter).some(isBlank),
    APPEAL_DATE: isAppealDateRight(values, letter, truth),
  }
  return letterFaults.filter((fault) => !isRight[fault])
}
