import type { Platform } from '../../platform/platform.ts'
import { scanStream } from '../../platform/scan/scan-stream.ts'
import { lowestId } from '../../store/lowest-id.ts'
import { keysOf } from './file-keys.ts'
import { type GetSentDocument, quarantineFile } from './quarantine-file.ts'
import type { FileRow } from './repository.ts'
import { findUnscanned, markClean } from './scanning-repository.ts'

const batchSize = 50

/**
 * Scans all files that are not scanned. A file without a verdict stays unscanned. If the scanner is down, the loop
 * ends.
 */
export const scanFiles = async (platform: Platform, getSentDocument: GetSentDocument): Promise<void> => {
  if (!platform.scanner) return
  let last: string | undefined = lowestId
  while (last !== undefined) {
    const waiting = await findUnscanned(platform, last, batchSize)
    for (const file of waiting)
      if (!(await scanFile(platform, platform.scanner, file, getSentDocument))) return
    last = waiting.at(-1)?.id
  }
}

/** Scans one file. Returns whether the loop should go on: a file that the scanner cannot judge does not stop it. */
const scanFile = async (
  platform: Platform,
  scanner: NonNullable<Platform['scanner']>,
  file: FileRow,
  getSentDocument: GetSentDocument,
): Promise<boolean> => {
  try {
    const verdict = await scanStream(scanner, await platform.store.open(keysOf(file.id).file))
    await (verdict === 'infected'
      ? quarantineFile(platform, file, getSentDocument)
      : markClean(platform, file.id))
    return true
  } catch (error) {
    platform.logger.warn({ err: error, file: file.id }, 'a file that waits for its scan was not settled')
    return scanner.isAvailable()
  }
}
