import type { Answer } from '@milgo/domain/answers/answer'
import { type AnswerLine, optionSetOf } from '@milgo/domain/answers/lines'
import type { Dictionary } from '@milgo/domain/answers/row'
import type { Wording } from '@milgo/domain/answers/snapshot'
import { showAmount } from '@milgo/domain/identity/amount'
import { toDotted } from '@milgo/domain/identity/calendar-date'
import { showPhone } from '@milgo/domain/identity/phone'
import { documentLabel } from './document-label.ts'
import { fill, type Params } from './fill.ts'
import { findWord, type WordTree } from './find-word.ts'
import type { answerValues } from './he/answer-values.ts'
import type { formNotes } from './he/form-notes.ts'
import type { options } from './he/options.ts'
import type { places } from './he/places.ts'
import type { questions } from './he/questions.ts'
import type { steps } from './he/steps.ts'
import { joinList } from './join-list.ts'
import type { Language } from './languages.ts'
import type { WordsLike } from './words.ts'

/** The namespaces, in one language, with the texts of an application. */
export interface ApplicationWords {
  readonly questions: WordsLike<typeof questions>
  readonly options: WordsLike<typeof options>
  readonly answerValues: WordsLike<typeof answerValues>
  readonly formNotes: WordsLike<typeof formNotes>
  readonly steps: WordsLike<typeof steps>
  readonly places: WordsLike<typeof places>
}

/** The names that the texts do not contain. */
export interface Names {
  readonly language: Language
  readonly entry: (dictionary: Dictionary, code: string) => string | undefined
  readonly file: (fileName: string) => string | undefined
  /** For labels that contain dates of the period, such as the window of reserve duty. */
  readonly labelParams?: Params
}

export interface ApplicationWording extends Wording {
  /** Joins several texts in one line. */
  readonly list: (texts: readonly string[]) => string
}

/**
 * Returns the texts of the page for checking answers, of the snapshot and of the printed copy, in one language. A
 * missing text is shown as its key.
 */
export const applicationWording = (words: ApplicationWords, names: Names): ApplicationWording => ({
  section: (section) => findWord(words.steps, section) ?? section,
  place: ({ section, place }) => findWord(words.places, `${section}.${place}`) ?? place,
  label: (line) => labelOf(line, words, names),
  text: (line) => textOf(line, words, names),
  statements: ({ row }) =>
    row.kind === 'tick' ? (row.statements ?? []).map((key) => findWord(words.formNotes, key) ?? key) : [],
  list: (texts) => joinList(texts, names.language),
})

const labelOf = (line: AnswerLine, words: ApplicationWords, names: Names): string => {
  const label = fill(findWord(words.questions, line.labelKey) ?? line.labelKey, names.labelParams)
  if (line.index === undefined || line.part === undefined) return documentLabel(label, line, words)
  return `${fill(words.formNotes.familyMemberLine, { n: line.index + 1 })}: ${label}`
}

const textOf = (line: AnswerLine, words: ApplicationWords, names: Names): string => {
  const { row, value } = line
  const yesOrNo = value === true ? words.answerValues.yes : words.answerValues.no
  // A box that was not ticked means no; a question that was not answered means nothing.
  if (row.kind === 'tick') return yesOrNo
  if (value === undefined) return words.answerValues.none
  if (row.kind === 'yesNo') return yesOrNo
  if (typeof value !== 'string') return listText(value, line, words, names)
  switch (row.kind) {
    case 'choice':
      return optionWord(value, line, words)
    case 'date':
      return toDotted(value, 'DD.MM.YYYY')
    case 'phone':
      return showPhone(value)
    case 'amount':
      return showAmount(value)
    case 'entry':
      return names.entry(row.dictionary, value) ?? value
    case 'file':
    case 'files':
      return names.file(value) ?? value
    default:
      return value
  }
}

const optionWord = (option: string, line: AnswerLine, words: ApplicationWords): string => {
  const tree: WordTree = words.options
  return findWord(tree, `${optionSetOf(line)}.${option}`) ?? option
}

const listText = (
  value: Exclude<Answer, string>,
  line: AnswerLine,
  words: ApplicationWords,
  { language }: Names,
): string =>
  Array.isArray(value)
    ? joinList(
        value.map((one) => (typeof one === 'string' ? optionWord(one, line, words) : '')),
        language,
      )
    : String(value)
