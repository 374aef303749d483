import type { Notice } from '@milgo/contracts/office/get-notices'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { noticesAt } from '../../store/current-notices.ts'
import { findNotices } from './reading-repository.ts'

/** Returns the notices that are shown on every page of the office now. */
export const getNotices = async (
  { database, clock }: Platform,
  language: Language,
): Promise<{ notices: Notice[] }> => {
  const { notices, now } = await database.read((db) => findNotices(db, clock))
  return { notices: noticesAt(notices, 'office', now, language) }
}
