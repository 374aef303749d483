import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { savesData } from './saves-data.ts'
import type { ReadabilityAnswer, ReadabilityQuestion } from './worker-messages.ts'

type Options = {
  /** Whether the document shows an identity number. The check then reads it. */
  readonly isIdImage: boolean
  /** The expected number, if it is known. It never leaves the browser. */
  readonly identityNumber?: string
}

/**
 * The time limit in milliseconds. Reading a number takes a second or two; the check is given up on a phone that needs
 * longer.
 */
const patience = 60_000

/**
 * Returns notes about the readability of a picture, so that the student can replace it in time. Returns none if the
 * file is no picture or the browser lacks what the check needs. Rejects only if it is aborted.
 */
export const checkReadability = (
  file: File,
  { isIdImage, identityNumber }: Options,
  signal?: AbortSignal,
): Promise<readonly ReadabilityNote[]> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const worker = findWorker()
    if (worker === undefined) return resolve([])
    const notes: ReadabilityNote[] = []

    const end = (): void => {
      worker.terminate()
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      resolve(notes)
    }
    const abort = (): void => {
      reject(signal?.reason)
      end()
    }
    const timer = setTimeout(end, patience)
    signal?.addEventListener('abort', abort)
    worker.addEventListener('error', end)
    worker.addEventListener('message', ({ data }: MessageEvent<ReadabilityAnswer>) => {
      notes.push(...data.notes)
      if (data.isLast) end()
    })
    const question: ReadabilityQuestion = {
      file,
      readsNumber: isIdImage && !savesData(),
      ...(identityNumber === undefined ? {} : { identityNumber }),
    }
    worker.postMessage(question)
  })

/** Starts the worker. Returns undefined if the browser has no module workers or no OffscreenCanvas. */
const findWorker = (): Worker | undefined => {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  try {
    return new Worker(new URL('./readability-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
