import type { AccountReading } from '@milgo/domain/bank-fix/account-reading'
import type { AccountQuestion } from './worker-messages.ts'

/** A page takes a few seconds for each way of turning it. */
const patience = 60_000

/**
 * What a picture says of an account number, read in a worker of this browser: neither picture nor number is sent. Unread
 * wherever something is missing that reading needs; rejects only when it is aborted.
 */
export const readAccountNumber = (
  picture: ImageBitmap,
  account: AccountQuestion['account'],
  signal: AbortSignal,
): Promise<AccountReading> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = findWorker()
    if (worker === undefined) return resolve({ code: 'UNREAD' })
    const end = (reading: AccountReading): void => {
      worker.terminate()
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      resolve(reading)
    }
    const abort = (): void => {
      reject(signal.reason)
      end({ code: 'UNREAD' })
    }
    const timer = setTimeout(() => end({ code: 'UNREAD' }), patience)
    signal.addEventListener('abort', abort)
    worker.addEventListener('error', () => end({ code: 'UNREAD' }))
    worker.addEventListener('message', ({ data }: MessageEvent<AccountReading>) => end(data))
    worker.postMessage({ picture, account } satisfies AccountQuestion, [picture])
  })

/** None in a browser that knows no workers of this kind, or no canvas off the screen. */
const findWorker = (): Worker | undefined => {
  if (typeof OffscreenCanvas === 'undefined') return undefined
  try {
    return new Worker(new URL('./account-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
