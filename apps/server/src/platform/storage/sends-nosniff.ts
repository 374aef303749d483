import { randomUUID } from 'node:crypto'
import type { Store } from './store.ts'

/** A bucket that does not answer within this time is not asked again before the next start. */
const patienceMs = 5_000

/**
 * Whether what a store hands out itself comes with `nosniff`. No signed address can ask for it: some buckets say it with
 * every answer, also to a key that they do not have, and others never do.
 */
export const sendsNosniff = async ({ addressOf }: NonNullable<Store['direct']>): Promise<boolean> => {
  const view = { disposition: 'attachment', mediaType: 'application/pdf', from: new Date(), seconds: 60 }
  try {
    const address = await addressOf(randomUUID(), view)
    const { headers, body } = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
    await body?.cancel()
    return headers.get('x-content-type-options') === 'nosniff'
  } catch {
    return false
  }
}
