import { requestNumber } from '@milgo/domain/status/request-number'
import { defaultLanguage, isLanguage, type Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { firstSnapshot, openSnapshot } from './sealed-snapshot.ts'
import { findSender } from './sending-repository.ts'

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

/** Whoever sent this file with their request, and as what, in the words that they read. */
export const getSentDocument = async (
  platform: Platform,
  studentId: string,
  fileName: string,
): Promise<SentDocument> => {
  const sender = await findSender(platform, studentId, firstSnapshot)
  if (!sender) throw new Error('a file is kept for a request that was not sent')
  const { sealed, periodCode, number, ...reached } = sender
  const { language, documents } = openSnapshot(platform.vault, sender.requestId, sealed)
  const document = documents.find((one) => one.fileName === fileName)
  if (!document) throw new Error('a file is kept that its request does not name')
  return {
    ...reached,
    number: requestNumber(periodCode, number),
    language: isLanguage(language) ? language : defaultLanguage,
    label: document.label,
  }
}
