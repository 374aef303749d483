import type { Language } from '@milgo/messages/languages'
import { renderFileInfected } from '../../outbox/render-file-infected.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { Platform } from '../../platform/platform.ts'
import { eraseFile } from './erase-file.ts'
import { fileNameOf } from './file-keys.ts'
import type { FileRow } from './repository.ts'
import { lockInfected, removeInfected } from './scanning-repository.ts'

/** A document of a request as its student sent it, with the student's addresses. */
export type SentDocument = {
  readonly requestId: string
  /** The request number. */
  readonly number: string
  readonly email: string
  readonly phone: string
  /** The language in which the request was sent. */
  readonly language: Language
  readonly label: string
}

/**
 * Returns the sent document of a file. It is passed in because the code of files does not depend on the code of
 * requests.
 */
export type GetSentDocument = (
  platform: Platform,
  studentId: string,
  fileName: string,
) => Promise<SentDocument>

/**
 * Handles a file that the scanner finds infected after it was stored. A file of a draft is erased, and its page asks
 * for another. A file of a sent request is kept but nobody can read it, because it is what was sent, scanners make
 * mistakes, and the student cannot replace it. The student gets a message, and the audit trail an entry, in one
 * transaction.
 */
export const quarantineFile = async (
  platform: Platform,
  file: FileRow,
  getSentDocument: GetSentDocument,
): Promise<void> => {
  if (await removeInfected(platform, file.id)) return eraseFile(platform, file.id)
  const { requestId, ...recipient } = await getSentDocument(platform, file.studentId, fileNameOf(file))
  const messages = renderFileInfected(platform.config, { ...recipient, ...file })
  await platform.database.transaction(async (tx) => {
    if (await lockInfected(tx, platform.clock, file.id, requestId))
      for (const message of messages) await writeAndQueueMessage(tx, platform, message)
  })
}
