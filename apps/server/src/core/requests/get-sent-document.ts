import { requestNumber } from '@milgo/domain/status/request-number'
import { defaultLanguage, isLanguage, type Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { GetSentDocument } from '../files/quarantine-file.ts'
import { openSnapshot } from './sealed-snapshot.ts'
import { findSentSnapshots } from './snapshots-repository.ts'

/**
 * Returns the label of a file that was sent after the request: with its appeal, or with a bank fix. Undefined if it was
 * not sent there.
 */
export type FindLaterLabel = (
  platform: Platform,
  requestId: string,
  fileName: string,
  language: Language,
) => Promise<string | undefined>

/**
 * Returns the request that a file was sent with, its student's addresses, and the document's label as the student read
 * it. `laterLabels` are passed in because appeals and bank fixes depend on requests.
 */
export const getSentDocument =
  (laterLabels: readonly FindLaterLabel[]): GetSentDocument =>
  async (platform, studentId, fileName) => {
    const snapshots = (await findSentSnapshots(platform, studentId)).map(({ number, sealed, ...row }) => ({
      ...row,
      snapshot: openSnapshot(platform.vault, row.requestId, { number, sealed }),
    }))
    const [last] = snapshots
    if (!last) throw new Error('a file is retained of a student who has sent nothing')
    const { requestId, email, phone } = last
    const languageOf = ({ snapshot: { language } }: typeof last) =>
      isLanguage(language) ? language : defaultLanguage
    const sent = {
      requestId,
      number: requestNumber(last.periodCode, last.requestNumber ?? 0),
      email,
      phone,
      language: languageOf(last),
    }
    for (const one of snapshots) {
      const document = one.snapshot.documents.find((document) => document.fileName === fileName)
      if (document) return { ...sent, language: languageOf(one), label: document.label }
    }
    for (const findLabel of laterLabels) {
      const label = await findLabel(platform, requestId, fileName, sent.language)
      if (label !== undefined) return { ...sent, label }
    }
    throw new Error('a file is retained that nothing of its request names')
  }
