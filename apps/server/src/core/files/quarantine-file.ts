import type { Language } from '@milgo/messages/languages'
import { queueLetter } from '../../outbox/queue-letter.ts'
import { renderFileInfected } from '../../outbox/render-file-infected.ts'
import type { Platform } from '../../platform/platform.ts'
import { eraseFile } from './erase-file.ts'
import { fileNameOf } from './file-keys.ts'
import type { FileRow } from './repository.ts'
import { lockInfected, removeInfected } from './scanning-repository.ts'

/** A document of a request as its student sent it, and how they are reached. */
export type SentDocument = {
  readonly requestId: string
  /** What the request is called. */
  readonly number: string
  readonly email: string
  readonly phone: string
  /** In which the request was sent. */
  readonly language: Language
  readonly label: string
}

/** Asks the requests, which know nothing of scans, and of which files know nothing. */
export type GetSentDocument = (
  platform: Platform,
  studentId: string,
  fileName: string,
) => Promise<SentDocument>

/**
 * What becomes of a file in which the scanner finds something after it was taken. A draft's is erased, and its page
 * asks for another. One of a sent request stays where it is and nobody reads it: it is what was sent, scanners err, and
 * its student cannot replace it. So the student is told, and the audit trail, all of it at once.
 */
export const quarantineFile = async (
  platform: Platform,
  file: FileRow,
  getSentDocument: GetSentDocument,
): Promise<void> => {
  if (await removeInfected(platform, file.id)) return eraseFile(platform, file.id)
  const { requestId, ...told } = await getSentDocument(platform, file.studentId, fileNameOf(file))
  const messages = renderFileInfected(platform.config, { ...told, ...file })
  await platform.database.transaction(async (tx) => {
    if (await lockInfected(tx, platform.clock, file.id, requestId))
      for (const message of messages) await queueLetter(tx, platform, message)
  })
}
