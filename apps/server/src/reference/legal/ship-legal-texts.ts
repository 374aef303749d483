import { readRichText } from '@milgo/domain/content/read-rich-text'
import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { contentVersions, legalTexts } from '../../store/content-schema.ts'
import { lockText } from '../../store/lock-text.ts'
import { canonical } from '../ship-content.ts'
import { accessibilityStatement } from './accessibility-statement.ts'
import type { LegalSource } from './legal-source.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfUse } from './terms-of-use.ts'

export const legalSources = [termsOfUse, privacyPolicy, accessibilityStatement] as const

/**
 * Stores the legal texts of this release. Changed words are the next version, because students agreed to the version
 * with the old ones. Once a text is the office's own, releases add nothing to it.
 */
export const shipLegalTexts = async (
  tx: Queryable,
  sources: readonly LegalSource[] = legalSources,
): Promise<void> => {
  for (const { key, title, text } of sources) {
    // The number of an editor's version follows the last one, so both wait for the same lock.
    await lockText(tx, { kind: 'legal-text', key })
    const own = await tx
      .select({ number: contentVersions.number })
      .from(contentVersions)
      .where(and(eq(contentVersions.kind, 'legal-text'), eq(contentVersions.key, key)))
      .limit(1)
    if (own.length > 0) continue
    const [newest] = await tx
      .select()
      .from(legalTexts)
      .where(eq(legalTexts.key, key))
      .orderBy(desc(legalTexts.version))
      .limit(1)
    if (newest?.isSample === false) continue
    const words = {
      title,
      text: { he: readRichText(text.he), ar: readRichText(text.ar), en: readRichText(text.en) },
    }
    if (newest && canonical(words) === canonical({ title: newest.title, text: newest.text })) continue
    await tx.insert(legalTexts).values({ key, version: (newest?.version ?? 0) + 1, ...words, isSample: true })
  }
}
