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
  /**
   * Returns a promise that resolves when the file should be sent again, or undefined if another try is not worth it.
   */
  readonly whenAgain: (failure: Error, tries: number) => Promise<void> | undefined
}

type Upload = Pick<Ways, 'send' | 'whenAgain'> & {
  readonly type: string
  readonly notify: () => void
}

/** Sends a file until it is uploaded. Returns undefined if the upload failed for good or was stopped. */
export const uploadFile = async (
  arrival: Arrival,
  file: File,
  { send, whenAgain, type, notify }: Upload,
): Promise<UploadedFile | undefined> => {
  stopUpload(arrival)
  const controller = new AbortController()
  arrival.upload = controller
  const { signal } = controller
  const fileName = file.name
  const noteProgress = (percent: number | null): void => {
    if (signal.aborted) return
    arrival.entry = { kind: 'uploading', fileName, percent }
    notify()
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
      // A server that names a time to come back is no failure to show.
      if (again === undefined || !(failure instanceof CallFailed)) {
        arrival.entry = { kind: 'failed', fileName, failure, isWaiting: again !== undefined }
        notify()
      }
      await again
      if (again === undefined || signal.aborted) return undefined
    }
  }
}

/** Checks the readability of a file in the browser. Returns undefined if the check was stopped. */
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
