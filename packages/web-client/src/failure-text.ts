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
  /** The text for an answer without a code or a message. */
  readonly unexpected?: string | undefined
  /** The page's own texts for codes that only its calls return. */
  readonly own?: Readonly<Record<string, string>>
}

/**
 * Returns the text for a failed call, by its code. A text by code follows a change of language, which the service's own
 * message cannot. Without a known code, returns that message.
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
  // A text with a placeholder (a line, an hour, a limit) is not used, because only the service's own message contains
  // the value.
  if (text && !/\{\w+\}/.test(text)) return text
  return messagesOf(refusal).join(' ') || (unexpected ?? words.errors.UNSPECIFIED)
}
