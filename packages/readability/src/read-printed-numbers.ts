import type { NumbersAnswer, NumbersQuestion } from './worker-messages.ts'

/**
 * The time limit in milliseconds. A page takes a second or two; a reviewer who waits longer reads the page themselves.
 */
const patience = 60_000

/**
 * Returns the numbers printed on pictures of pages, as printed. Returns none if the browser cannot read them or nothing
 * was found. Rejects only if it is aborted. The pictures are transferred to the worker, so they cannot be used
 * afterwards.
 */
export const readPrintedNumbers = (
  pages: readonly ImageBitmap[],
  signal?: AbortSignal,
): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const worker = pages.length === 0 ? undefined : findWorker()
    if (worker === undefined) return resolve([])
    const end = (printed: readonly string[]): void => {
      worker.terminate()
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      resolve(printed)
    }
    const abort = (): void => {
      reject(signal?.reason)
      end([])
    }
    const timer = setTimeout(() => end([]), patience)
    signal?.addEventListener('abort', abort)
    worker.addEventListener('error', () => end([]))
    worker.addEventListener('message', ({ data }: MessageEvent<NumbersAnswer>) => end(data.printed))
    worker.postMessage({ pages } satisfies NumbersQuestion, [...pages])
  })

const findWorker = (): Worker | undefined => {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  try {
    return new Worker(new URL('./numbers-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
