import type { Answer } from '@milgo/domain/answers/answer'
import type { Question } from '@milgo/domain/answers/define'
import { showAmount } from '@milgo/domain/identity/amount'
import { findWord, type WordTree } from '@milgo/messages/find-word'
import { joinList } from '@milgo/messages/join-list'
import { useCallback } from 'react'
import { useLanguage } from '../../lib/words.ts'
import { useAppealWords } from './appeal-words.ts'

const noNames: ReadonlyMap<string, string> = new Map()

/** Returns a function that words an answer of the appeal. Files are shown by their original names. */
export const useAnswerText = () => {
  const { answerValues, appealOptions } = useAppealWords()
  const language = useLanguage()
  return useCallback(
    (
      { kind }: Pick<Question, 'kind'>,
      value: Answer | undefined,
      fileNames: ReadonlyMap<string, string> = noNames,
    ): string => {
      if (value === undefined || value === '') return answerValues.none
      if (!Array.isArray(value)) return kind === 'amount' ? showAmount(String(value)) : String(value)
      const options: WordTree = appealOptions
      const named = value.flatMap((one) => (typeof one === 'string' ? [one] : []))
      if (named.length === 0) return answerValues.none
      const textOf = (one: string) =>
        kind === 'files' ? (fileNames.get(one) ?? one) : (findWord(options, `appealGround.${one}`) ?? one)
      return joinList(named.map(textOf), language)
    },
    [answerValues, appealOptions, language],
  )
}
