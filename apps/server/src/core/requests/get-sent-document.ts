import { requestNumber } from '@milgo/domain/status/request-number'
import { defaultLanguage, isLanguage, type Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { openSnapshot } from './sealed-snapshot.ts'
import { findSentSnapshots } from './snapshots-repository.ts'

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

/** Whoever sent this file with their request or its correction, and as what, in the words that they read. */
export const getSentDocument = async (
  platform: Platform,
  studentId: string,
  fileName: string,
): Promise<SentDocument> => {
  for (const row of await findSentSnapshots(platform, studentId)) {
    const { language, documents } = openSnapshot(platform.vault, row.requestId, row)
    const document = documents.find((one) => one.fileName === fileName)
    if (document)
      return {
        requestId: row.requestId,
        number: requestNumber(row.periodCode, row.requestNumber ?? 0),
        email: row.email,
        phone: row.phone,
        language: isLanguage(language) ? language : defaultLanguage,
        label: document.label,
      }
  }
  throw new Error('a file is retained that no snapshot of its request names')
}
