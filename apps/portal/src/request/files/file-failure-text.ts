import { fileCodes, maxFileMegabytes as max } from '@milgo/domain/application/documents/file-rules'
import { fill } from '@milgo/messages/fill'
import type { documentsStep } from '@milgo/messages/he/documents-step'
import type { fileRefusals } from '@milgo/messages/he/file-refusals'
import type { WordsLike } from '@milgo/messages/words'
import { CallFailed } from '@milgo/web-client/call-failed'
import { type FileEntry, PlaceChanged } from './file-entry.ts'

/** The only answer of a proxy in front of the service for a file that is too large. */
const tooLarge = 413

export type FailedEntry = Pick<Extract<FileEntry, { kind: 'failed' }>, 'failure' | 'isWaiting'>

type Words = {
  readonly documentsStep: Pick<
    WordsLike<typeof documentsStep>,
    'placeChanged' | 'connectionBroke' | 'uploadBroke'
  >
  readonly fileRefusals: WordsLike<typeof fileRefusals>
}

/** Returns why a file is not uploaded, in words. */
export const fileFailureText = (
  { failure, isWaiting }: FailedEntry,
  { documentsStep, fileRefusals }: Words,
  failureText: (error: unknown) => string,
): string => {
  if (failure instanceof CallFailed) {
    const { code: given, status } = failure
    const code = fileCodes.find((one) => one === given) ?? (status === tooLarge ? 'TOO_BIG' : undefined)
    return code ? fill(fileRefusals[code], { max }) : failureText(failure)
  }
  if (failure instanceof PlaceChanged) return documentsStep.placeChanged
  if (failure instanceof Error) return documentsStep[isWaiting ? 'connectionBroke' : 'uploadBroke']
  return fill(fileRefusals[failure.code], { max, ...failure.params })
}
