import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Store } from './store.ts'

/** A bucket that does not answer within this time is not asked again until the next start. */
const timeoutMs = 5_000

const content = 'Milgo asks how this store hands out files.'

/**
 * Returns whether a store that sends files itself adds `nosniff`. No signed address can ask for this header: some
 * stores send it with every answer, some only with errors, and others never. So a file is stored and read for a test.
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
    // The file is removed even if the address does not work, because otherwise each start would leave a file behind.
    return await isSentWithNosniff(key, addressOf).finally(() => store.remove([key]))
  } catch {
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isSentWithNosniff = async (
  key: string,
  addressOf: NonNullable<Store['direct']>['addressOf'],
): Promise<boolean> => {
  const view = { disposition: 'attachment', mediaType: 'application/pdf', from: new Date(), seconds: 60 }
  const address = await addressOf(key, view)
  const { ok, headers, body } = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
  await body?.cancel()
  return ok && headers.get('x-content-type-options') === 'nosniff'
}
