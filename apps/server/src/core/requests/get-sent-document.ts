import { requestNumber } from '@milgo/domain/status/request-number'
import { defaultLanguage, isLanguage } from '@milgo/messages/languages'
import type { GetSentDocument } from '../files/quarantine-file.ts'
import { openSnapshot } from './sealed-snapshot.ts'
import { findSentSnapshots } from './snapshots-repository.ts'

/** Whoever sent this file with their request or its correction, and as what, in the words that they read. */
export const getSentDocument: GetSentDocument = async (platform, studentId, fileName) => {
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
