import { readRichText } from '@milgo/domain/content/read-rich-text'
import type { Queryable } from '../../platform/database/database.ts'
import { legalTexts } from '../../store/content-schema.ts'
import { accessibilityStatement } from './accessibility-statement.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { termsOfUse } from './terms-of-use.ts'

export const legalSources = [termsOfUse, privacyPolicy, accessibilityStatement] as const

/** The first version of each text, a sample until the office publishes its own. */
export const loadLegalTexts = async (tx: Queryable): Promise<void> => {
  await tx.insert(legalTexts).values(
    legalSources.map(({ key, title, text }) => ({
      key,
      version: 1,
      title,
      text: { he: readRichText(text.he), ar: readRichText(text.ar), en: readRichText(text.en) },
      isSample: true,
    })),
  )
}
