import { fileCodes, maxFileMegabytes as max } from '@milgo/domain/application/documents/file-rules'
import { fill } from '@milgo/messages/fill'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useFailureText } from '../../../lib/use-failure-text.ts'
import { type FileEntry, PlaceChanged } from '../../../request/files/file-entry.ts'
import { useDocumentsWords } from './documents-words.ts'

/** A proxy that stands before the service says nothing but this. */
const tooLarge = 413

type Failed = Extract<FileEntry, { kind: 'failed' }>

/** Why a file is not there, in words. */
export const useFileFailureText = (): ((entry: Pick<Failed, 'failure' | 'isWaiting'>) => string) => {
  const { documentsStep, fileRefusals } = useDocumentsWords()
  const failureText = useFailureText()
  const findCode = (code: string | undefined) => fileCodes.find((one) => one === code)
  return ({ failure, isWaiting }) => {
    if (failure instanceof CallFailed) {
      const code = findCode(failure.code) ?? (failure.status === tooLarge ? 'TOO_BIG' : undefined)
      return code ? fill(fileRefusals[code], { max }) : failureText(failure)
    }
    if (failure instanceof PlaceChanged) return documentsStep.placeChanged
    if (failure instanceof Error) return documentsStep[isWaiting ? 'connectionBroke' : 'uploadBroke']
    return fill(fileRefusals[failure.code], { max, ...failure.params })
  }
}
