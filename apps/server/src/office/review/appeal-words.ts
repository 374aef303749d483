import type { AnswerLine } from '@milgo/domain/answers/lines'
import { showAmount } from '@milgo/domain/identity/amount'
import * as arabic from '@milgo/messages/ar/appeal'
import * as english from '@milgo/messages/en/appeal'
import * as hebrew from '@milgo/messages/he/appeal'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'

type AppealWords = {
  /** The label of the type. */
  readonly type: string
  readonly types: WordsLike<typeof hebrew.appealTypes>
  readonly questions: WordsLike<typeof hebrew.appealQuestions>
  readonly options: WordsLike<typeof hebrew.appealOptions>
}

const wordsOf = (words: {
  readonly appealTypeLabel: string
  readonly appealTypes: AppealWords['types']
  readonly appealQuestions: AppealWords['questions']
  readonly appealOptions: AppealWords['options']
}): AppealWords => ({
  type: words.appealTypeLabel,
  types: words.appealTypes,
  questions: words.appealQuestions,
  options: words.appealOptions,
})

export const appealWords: Readonly<Record<Language, AppealWords>> = {
  he: wordsOf(hebrew),
  ar: wordsOf(arabic),
  en: wordsOf(english),
}

/** Returns an answer of an appeal, or a figure, as one line. */
export const answerText = (
  { value, row }: AnswerLine,
  options: Readonly<Record<string, string>>,
  { yes, no }: { readonly yes: string; readonly no: string } = { yes: '+', no: '-' },
): string => {
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) return value.map((one) => options[String(one)] ?? String(one)).join(', ')
  return row.kind === 'amount' && typeof value === 'string' ? showAmount(value) : String(value ?? '')
}
