import { callFailures } from '@milgo/messages/he/call-failures'
import { errors } from '@milgo/messages/he/errors'
import { failureText } from '@milgo/web-client/failure-text'
import { useCallback } from 'react'
import { featureWords, useLanguage } from './words.ts'

const useFailureWords = featureWords(
  { errors, callFailures },
  {
    ar: async () => ({
      ...(await import('@milgo/messages/ar/errors')),
      ...(await import('@milgo/messages/ar/call-failures')),
    }),
    en: async () => ({
      ...(await import('@milgo/messages/en/errors')),
      ...(await import('@milgo/messages/en/call-failures')),
    }),
  },
)

/** Returns a function that words a failed call. `unexpected` is the text for an answer that says nothing. */
export const useFailureText = (unexpected?: string): ((error: unknown) => string) => {
  const words = useFailureWords()
  const language = useLanguage()
  return useCallback(
    (error) => failureText(error, { words, language, unexpected }),
    [words, language, unexpected],
  )
}
