import type { AppealType } from '@milgo/domain/appeal/appeal'
import { useMemo } from 'react'
import { useAppealWords } from './appeal-words.ts'

/** Returns the words of an appeal of this type. A report of changed data asks what has changed, not what is wrong. */
export const useFormWords = (type: AppealType) => {
  const words = useAppealWords()
  return useMemo(() => {
    if (type === 'RESULT_APPEAL') return words
    const { appealPage, appealQuestions, changeQuestions } = words
    const { once, places, send, confirm, made } = appealPage.change
    return {
      ...words,
      appealQuestions: { ...appealQuestions, ...changeQuestions },
      appealPage: {
        ...appealPage,
        once,
        places: { ...appealPage.places, ...places },
        send,
        confirm: { ...appealPage.confirm, ...confirm },
        receipt: { ...appealPage.receipt, made },
      },
    }
  }, [type, words])
}
