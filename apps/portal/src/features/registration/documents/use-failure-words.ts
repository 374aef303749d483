import { useFailureText } from '../../../lib/use-failure-text.ts'
import { type FailedEntry, fileFailureText } from '../../../request/files/file-failure-text.ts'
import { useDocumentsWords } from './documents-words.ts'

/** Returns a function that says why a file is not uploaded. */
export const useFileFailureText = (): ((entry: FailedEntry) => string) => {
  const words = useDocumentsWords()
  const failureText = useFailureText()
  return (entry) => fileFailureText(entry, words, failureText)
}
