import type { ListedContent } from '@milgo/contracts/office/content'
import { type ContentLanguage, plainText, textIn } from '@milgo/domain/content/content-document'
import { placeOf } from '@milgo/domain/content-editing/content-places'
import { hasBlanks, missingLanguages } from '@milgo/domain/content-editing/content-problems'
import { isShownAt } from '@milgo/domain/content-editing/notice'
import type { Platform } from '../../platform/platform.ts'
import { documentOf, publishedOf, scheduledOf } from './content-answer.ts'
import { findNotices, findTexts, type StoredText } from './reading-repository.ts'

/** Returns all texts by kind, and within a kind in the order in which readers see them. */
export const listContent = async (
  { database, clock }: Platform,
  language: ContentLanguage,
): Promise<{ texts: ListedContent[] }> => {
  const { found, now } = await database.read(async (db) => ({
    found: await findTexts(db, clock),
    now: (await findNotices(db, clock)).now,
  }))
  const categories = new Map(
    found
      .filter(({ kind }) => kind === 'faq-category')
      .map((text) => [text.key, listOf(documentOf(text).shared['faq'])]),
  )
  return { texts: found.map((text) => listedText(text, language, categories, now)) }
}

const listOf = (faq: unknown): ListedContent['group'] =>
  faq === 'portal' || faq === 'scholarship' ? faq : null

const listedText = (
  text: StoredText,
  language: ContentLanguage,
  categories: ReadonlyMap<string, ListedContent['group']>,
  now: Date,
): ListedContent => {
  const [document, place, published] = [documentOf(text), placeOf(text.kind, text.key), publishedOf(text)]
  const scheduled = scheduledOf(text)
  const { faq, category, position } = document.shared
  return {
    kind: text.kind,
    key: text.key,
    title: plainText(textIn(document, language, place.title)).slice(0, 200),
    group: listOf(faq) ?? categories.get(String(category)) ?? null,
    position: typeof position === 'number' ? position : 0,
    missing: [...missingLanguages(place, document)],
    has_blanks: hasBlanks(place, document),
    has_draft: text.draft !== null,
    scheduled_at: scheduled ? new Date(scheduled.publish_at).toISOString() : null,
    is_shown: published !== undefined && isShownAt(published.document, now),
  }
}
