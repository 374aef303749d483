import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from './store.ts'

/** A bucket that does not answer within this time is not asked again before the next start. */
const patienceMs = 5_000

const content = 'Milgo asks how this store hands out files.'

/**
 * Whether what a store hands out itself comes with `nosniff`. No signed address can ask for it: some stores say it with
 * every answer, some with their errors alone, and others never do. So a file is put there and asked for.
 */
export const sendsNosniff = async (
  store: Pick<Store, 'put' | 'remove'>,
  { addressOf }: NonNullable<Store['direct']>,
): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'milgo-store-'))
  const key = randomUUID()
  try {
    const path = join(folder, key)
    await writeFile(path, content)
    await store.put(key, path, {
      mediaType: 'application/pdf',
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    // Also where the address leads nowhere: each start would leave another file behind.
    return await isHandedOut(key, addressOf).finally(() => store.remove([key]))
  } catch {
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isHandedOut = async (
  key: string,
  addressOf: NonNullable<Store['direct']>['addressOf'],
): Promise<boolean> => {
  const view = { disposition: 'attachment', mediaType: 'application/pdf', from: new Date(), seconds: 60 }
  const address = await addressOf(key, view)
  const { ok, headers, body } = await fetch(address, { signal: AbortSignal.timeout(patienceMs) })
  await body?.cancel()
  return ok && headers.get('x-content-type-options') === 'nosniff'
}
