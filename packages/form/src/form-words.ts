import type { Question } from '@milgo/domain/answers/define'
import { optionSetOf } from '@milgo/domain/answers/lines'
import type { Row } from '@milgo/domain/answers/row'
import { fill, type Params } from '@milgo/messages/fill'
import { findWord, type WordTree } from '@milgo/messages/find-word'
import type { answerValues } from '@milgo/messages/he/answer-values'
import type { formFields } from '@milgo/messages/he/form-fields'
import type { issues } from '@milgo/messages/he/issues'
import type { WordsLike } from '@milgo/messages/words'
import type { Complaint } from './field-view.ts'

/** The words of a form in one language: the words of its questions, and the words that all forms share. */
export type FormWords = {
  readonly questions: WordTree
  readonly options: WordTree
  readonly issues: WordsLike<typeof issues>
  readonly answerValues: WordsLike<typeof answerValues>
  readonly formFields: WordsLike<typeof formFields>
  /** Fills labels that name dates of the period, such as the window of reserve duty. */
  readonly labelParams?: Params
}

/** Returns the label of a key, or the key itself where the word is missing. */
export const labelOf = (labelKey: string, { questions, labelParams }: FormWords): string =>
  fill(findWord(questions, labelKey) ?? labelKey, labelParams)

export const complaintText = (complaint: Complaint, { issues }: FormWords): string =>
  'message' in complaint ? complaint.message : fill(issues[complaint.code], complaint.params)

export const optionLabel = (
  option: string,
  {
    questionId,
    part,
    row,
  }: { readonly questionId: Question['id']; readonly part?: string; readonly row: Row },
  { options }: FormWords,
): string => {
  const set = optionSetOf({ questionId, row, ...(part !== undefined && { part }) })
  return findWord(options, `${set}.${option}`) ?? option
}
