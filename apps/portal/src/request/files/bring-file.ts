import type { UploadedFile } from '@milgo/contracts/core/upload-file'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { CallFailed } from '@milgo/web-client/call-failed'
import { type Arrival, stopUpload } from './arrivals.ts'
import type { DocumentPlace } from './file-entry.ts'
import { noNotes } from './seen-notes.ts'
import type { SendFile } from './send-file.ts'

export type Ways = {
  readonly send: SendFile
  readonly look: (
    place: DocumentPlace,
    file: File,
    signal: AbortSignal,
  ) => Promise<readonly ReadabilityNote[]>
  /** Resolves when it is worth trying again what did not arrive; undefined where it is not. */
  readonly whenAgain: (failure: Error, tries: number) => Promise<void> | undefined
}

type Upload = Pick<Ways, 'send' | 'whenAgain'> & {
  readonly type: string
  readonly tell: () => void
}

/** Sends a file until it is there; undefined where it does not arrive, or was stopped. */
export const uploadFile = async (
  arrival: Arrival,
  file: File,
  { send, whenAgain, type, tell }: Upload,
): Promise<UploadedFile | undefined> => {
  stopUpload(arrival)
  const controller = new AbortController()
  arrival.upload = controller
  const { signal } = controller
  const fileName = file.name
  const noteProgress = (percent: number | null): void => {
    if (signal.aborted) return
    arrival.entry = { kind: 'uploading', fileName, percent }
    tell()
  }
  for (let tries = 0; ; tries++) {
    noteProgress(0)
    try {
      const reference = await send(type, file, { signal, onProgress: noteProgress })
      if (signal.aborted) return undefined
      arrival.upload = undefined
      arrival.entry = undefined
      return reference
    } catch (error) {
      if (signal.aborted) return undefined
      const failure = error instanceof Error ? error : new Error(String(error))
      const again = whenAgain(failure, tries)
      if (again === undefined) arrival.upload = undefined
      // A server that asks to come back is nothing to worry about.
      if (again === undefined || !(failure instanceof CallFailed)) {
        arrival.entry = { kind: 'failed', fileName, failure, isWaiting: again !== undefined }
        tell()
      }
      await again
      if (again === undefined || signal.aborted) return undefined
    }
  }
}

/** What is seen of a file; undefined where nobody wants to know it any more. */
export const lookAtArrival = async (
  arrival: Arrival,
  file: File,
  look: Ways['look'],
): Promise<readonly ReadabilityNote[] | undefined> => {
  const controller = new AbortController()
  arrival.look = controller
  const notes = await look(arrival.place, file, controller.signal).catch(() => noNotes)
  return controller.signal.aborted ? undefined : notes
}
