import { failureText } from '@milgo/web-client/failure-text'
import { FileChanged } from './upload-file.ts'
import { useLanguage, useWords } from './words.ts'

/** Returns a function that words a failed call. `own` has this page's texts for codes with a special meaning here. */
export const useFailureText = (own: Readonly<Record<string, string>> = {}): ((error: unknown) => string) => {
  const words = useWords()
  const language = useLanguage()
  const { failures, login } = words.office
  return (error) =>
    error instanceof FileChanged
      ? failures.FILE_CHANGED
      : failureText(error, { words, language, own: { ...failures, ...own }, unexpected: login.unexpected })
}
