import type { FormWords } from '@milgo/form/form-words.ts'
import { useMemo } from 'react'
import { useRegistrationWords } from './registration-words.ts'
import { labelParamsOf, type Start } from './start.ts'

/** Returns the words of the application's fields. */
export const useFormWords = (start: Start): FormWords => {
  const { answerValues, formFields, issues, options, questions } = useRegistrationWords()
  return useMemo(
    () => ({
      questions,
      options,
      issues,
      answerValues,
      formFields,
      labelParams: labelParamsOf(start),
    }),
    [questions, options, issues, answerValues, formFields, start],
  )
}
