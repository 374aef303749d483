import type { Platform } from '../../platform/platform.ts'
import { scanStream } from '../../platform/scan/scan-stream.ts'
import { keysOf } from './file-keys.ts'
import { type GetSentDocument, quarantineFile } from './quarantine-file.ts'
import { type FileRow, firstFileId } from './repository.ts'
import { findUnscanned, markClean } from './scanning-repository.ts'

const atOnce = 50

/** Scans what nobody has scanned; one without a verdict waits on, and where the scanner is down, the rest does. */
export const scanFiles = async (platform: Platform, getSentDocument: GetSentDocument): Promise<void> => {
  if (!platform.scanner) return
  let last: string | undefined = firstFileId
  while (last !== undefined) {
    const waiting = await findUnscanned(platform, last, atOnce)
    for (const file of waiting)
      if (!(await scanFile(platform, platform.scanner, file, getSentDocument))) return
    last = waiting.at(-1)?.id
  }
}

/** Whether it is worth going on: a file that the scanner cannot judge holds up none after it. */
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
    return scanner.isThere()
  }
}
