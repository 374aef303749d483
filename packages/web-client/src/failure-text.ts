import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { findWord } from '@milgo/messages/find-word'
import type { callFailures } from '@milgo/messages/he/call-failures'
import type { errors } from '@milgo/messages/he/errors'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'
import { CallFailed, messagesOf } from './call-failed.ts'

export type FailureWords = {
  readonly errors: WordsLike<typeof errors>
  readonly callFailures: WordsLike<typeof callFailures>
}

type Reader = {
  readonly words: FailureWords
  readonly language: Language
  /** For an answer that says nothing at all. */
  readonly unexpected?: string | undefined
  /** The page's own words for codes that only it meets. */
  readonly own?: Readonly<Record<string, string>>
}

/**
 * What a reader is told about a call that failed, by its code: so it follows a change of language, which the service's
 * own sentence could not. Where no code is known, that sentence.
 */
export const failureText = (error: unknown, { words, language, unexpected, own = {} }: Reader): string => {
  if (!(error instanceof CallFailed)) return words.callFailures.noConnection
  const { code, refusal, retryAfterSeconds: seconds } = error
  if (code === 'TOO_MANY_REQUESTS' && seconds !== undefined)
    return seconds < 60
      ? counted(words.callFailures.tooManyNow, Math.max(1, Math.ceil(seconds)), language)
      : counted(words.callFailures.tooMany, Math.ceil(seconds / 60), language)
  const known =
    code === undefined
      ? undefined
      : (own[code] ?? findWord(words, `callFailures.${code}`) ?? findWord(words, `errors.${code}`))
  const text = known && fill(known, seconds === undefined ? {} : { seconds })
  // A line, an hour, a limit: only the service's own sentence says which.
  if (text && !/\{\w+\}/.test(text)) return text
  return messagesOf(refusal).join(' ') || (unexpected ?? words.errors.UNSPECIFIED)
}
