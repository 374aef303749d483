import { documentFileLimits, fileCodes } from '@milgo/domain/application/documents/file-rules'
import { fill } from '@milgo/messages/fill'
import { CallFailed } from '../../../lib/call-failed.ts'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import type { FileFailure } from './document-files.ts'
import { useDocumentsWords } from './documents-words.ts'

/** A proxy that stands before the service says nothing but this. */
const tooLarge = 413

const max = documentFileLimits.maxBytes / 1024 ** 2

/** Why a file is not there, in words. */
export const useFileFailureText = (): ((failure: FileFailure) => string) => {
  const { documentsStep, fileRefusals } = useDocumentsWords()
  const failureText = useFailureText()
  const findCode = (code: string | undefined) => fileCodes.find((one) => one === code)
  return (failure) => {
    if (failure instanceof CallFailed) {
      const code = findCode(failure.code) ?? (failure.status === tooLarge ? 'TOO_BIG' : undefined)
      return code ? fill(fileRefusals[code], { max }) : failureText(failure)
    }
    if (failure instanceof Error) return documentsStep.connectionBroke
    return fill(fileRefusals[failure.code], { max, ...failure.params })
  }
}
