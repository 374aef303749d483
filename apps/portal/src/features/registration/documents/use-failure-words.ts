import { useFailureText } from '../../../lib/use-failure-text.ts'
import { type FailedEntry, fileFailureText } from '../../../request/files/file-failure-text.ts'
import { useDocumentsWords } from './documents-words.ts'

/** Why a file is not there, in words. */
export const useFileFailureText = (): ((entry: FailedEntry) => string) => {
  const words = useDocumentsWords()
  const failureText = useFailureText()
  return (entry) => fileFailureText(entry, words, failureText)
}
