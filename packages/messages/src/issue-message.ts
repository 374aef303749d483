import type { Fault, Issue } from '@milgo/domain/answers/issue'
import { fill, type Params } from './fill.ts'
import { findWord } from './find-word.ts'
import type { formNotes } from './he/form-notes.ts'
import type { issues } from './he/issues.ts'
import type { questions } from './he/questions.ts'
import type { WordsLike } from './words.ts'

/** The namespaces, in one language, with the texts of an issue. */
export interface IssueWords {
  readonly issues: WordsLike<typeof issues>
  readonly questions: WordsLike<typeof questions>
  readonly formNotes: WordsLike<typeof formNotes>
}

/** Returns what is wrong, for display beside the field. */
export const issueText = ({ code, params }: Fault, words: Pick<IssueWords, 'issues'>): string =>
  fill(words.issues[code], params)

/** The label of a question. The key is given if it depends on the answers. */
interface Label {
  readonly key?: string
  readonly params?: Params
}

/** Returns what is wrong with which question, for a list of errors. Without a label, only the text. */
export const issueMessage = (issue: Issue, words: IssueWords, label: Label = {}): string => {
  const text = issueText(issue, words)
  const name = issueLabel(issue, words, label)
  return name === undefined ? text : `${name}: ${text}`
}

/** Returns the label of the question, with its position in a list; undefined if it has none. */
export const issueLabel = (issue: Issue, words: IssueWords, { key, params }: Label): string | undefined => {
  const name = findLabel(issue, words, key)
  return name === undefined ? undefined : withPlace(fill(name, params), issue, words)
}

const findLabel = (
  { questionId, part, member }: Issue,
  { questions }: IssueWords,
  key?: string,
): string | undefined => {
  // The parts of a member's line are separate questions, each with its own label.
  if (part !== undefined && member === undefined) return findWord(questions, `${questionId}.${part}`)
  return findWord(questions, key ?? questionId) ?? findWord(questions, `${questionId}.whole`)
}

const withPlace = (label: string, { index, part }: Issue, { formNotes }: IssueWords): string => {
  if (index === undefined) return label
  return part === undefined
    ? fill(formNotes.documentNumber, { document: label, n: index + 1 })
    : `${fill(formNotes.familyMemberLine, { n: index + 1 })}, ${label}`
}
