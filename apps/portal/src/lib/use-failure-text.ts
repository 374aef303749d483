import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { findWord } from '@milgo/messages/find-word'
import { callFailures } from '@milgo/messages/he/call-failures'
import { errors } from '@milgo/messages/he/errors'
import { useCallback } from 'react'
import { CallFailed } from './call-failed.ts'
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

/**
 * What a reader is told about a call that failed, by its code: so it follows a change of language, which the
 * service's own sentence could not. `unexpected` is for an answer that names no code.
 */
export const useFailureText = (unexpected?: string): ((error: unknown) => string) => {
  const words = useFailureWords()
  const language = useLanguage()
  return useCallback(
    (error) => {
      if (!(error instanceof CallFailed)) return words.callFailures.noConnection
      const { code, refusal, retryAfterSeconds: seconds } = error
      if (code === undefined) return unexpected ?? words.errors.UNSPECIFIED
      if (code === 'TOO_MANY_REQUESTS' && seconds !== undefined)
        return seconds < 60
          ? counted(words.callFailures.tooManyNow, Math.max(1, Math.ceil(seconds)), language)
          : counted(words.callFailures.tooMany, Math.ceil(seconds / 60), language)
      const known = findWord(words, `callFailures.${code}`) ?? findWord(words, `errors.${code}`)
      if (known !== undefined) return fill(known, seconds === undefined ? {} : { seconds })
      return [refusal?.message ?? words.errors.UNSPECIFIED].flat().join(' ')
    },
    [words, language, unexpected],
  )
}
