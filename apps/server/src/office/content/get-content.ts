import type { OpenContent } from '@milgo/contracts/office/content'
import type { ContentKind } from '@milgo/domain/content/content-document'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { openedContent } from './content-answer.ts'
import { findText } from './reading-repository.ts'

/** Returns a text with its draft and its versions; 404 if there is none. */
export const getContent = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { kind, key }: { readonly kind: ContentKind; readonly key: string },
): Promise<OpenContent> => {
  const text = await database.read((db) => findText(db, clock, kind, key))
  if (!text) throw new AppError('NOT_FOUND')
  return openedContent(text)
}
