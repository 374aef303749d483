import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { savesData } from './saves-data.ts'
import type { ReadabilityAnswer, ReadabilityQuestion } from './worker-messages.ts'

type Options = {
  /** Whether the document shows an identity number, which is then looked for. */
  readonly isIdImage: boolean
  /** The number that should stand there, where it is known. It never leaves the browser. */
  readonly identityNumber?: string
}

/** Reading a number takes a second or two; a phone that needs longer than this is left in peace. */
const patience = 60_000

/**
 * What a student should know about a picture before it is too late. Without notes for whatever is no picture, and wherever
 * something is missing that the check needs; rejects only when it is aborted.
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

/** None in a browser that knows no workers of this kind, or no canvas off the screen. */
const findWorker = (): Worker | undefined => {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  try {
    return new Worker(new URL('./readability-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
