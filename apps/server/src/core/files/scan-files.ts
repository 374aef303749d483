import type { Platform } from '../../platform/platform.ts'
import { scanStream } from '../../platform/scan/scan-stream.ts'
import { ScannerUnavailable } from '../../platform/scan/scanner.ts'
import { eraseFile } from './erase-file.ts'
import { keysOf } from './file-keys.ts'
import { findUnscanned, markScanned } from './repository.ts'

const atOnce = 50

/** Scans what waits in quarantine, oldest first; where the scanner is still down, the rest waits on. */
export const scanFiles = async (platform: Platform): Promise<void> => {
  if (!platform.scanner) return
  let after: Date | undefined
  for (;;) {
    const waiting = await findUnscanned(platform, after, atOnce)
    for (const file of waiting) if (!(await scanFile(platform, platform.scanner, file))) return
    after = waiting.at(-1)?.createdAt
    if (after === undefined) return
  }
}

/** Whether it is worth going on: only a scanner that is away makes it not. */
const scanFile = async (
  platform: Platform,
  scanner: NonNullable<Platform['scanner']>,
  file: { readonly id: string },
): Promise<boolean> => {
  try {
    const verdict = await scanStream(scanner, await platform.store.open(keysOf(file.id).file))
    await markScanned(platform, file.id, verdict)
    if (verdict === 'infected') await eraseFile(platform, file.id)
    return true
  } catch (error) {
    return !(error instanceof ScannerUnavailable)
  }
}
