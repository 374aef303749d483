import { CallFailed, messagesOf } from '@milgo/web-client/call-failed'
import { failureText } from '@milgo/web-client/failure-text'
import { useLanguage, useWords } from './words.ts'

/** What a reader is told about a call that failed; `own` are this page's words for codes that mean something special here. */
export const useFailureText = (own: Readonly<Record<string, string>> = {}): ((error: unknown) => string) => {
  const words = useWords()
  const language = useLanguage()
  return (error) => {
    const code = error instanceof CallFailed ? error.code : undefined
    // Until when it is locked only the server's own sentence says.
    if (code === 'LOGIN_LOCKED' && error instanceof CallFailed) return messagesOf(error.refusal).join(' ')
    return (
      own[code ?? ''] ?? failureText(error, { words, language, unexpected: words.office.login.unexpected })
    )
  }
}
