import type { LegalText } from '@milgo/contracts/core/get-legal-texts'
import { legal as arabic } from '@milgo/messages/ar/legal'
import { legal as english } from '@milgo/messages/en/legal'
import { fill } from '@milgo/messages/fill'
import { legal as hebrew } from '@milgo/messages/he/legal'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import { directionOf, type Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { WordsLike } from '@milgo/messages/words'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import type { Platform } from '../../platform/platform.ts'
import { siteAddressOf } from '../../platform/site-address.ts'
import { getLegalTexts } from './get-legal-texts.ts'

const words: Record<Language, WordsLike<typeof hebrew>> = { he: hebrew, ar: arabic, en: english }

/**
 * Returns a function that prints the legal texts as one PDF. Anybody may ask for it, so it is made once for each set of
 * versions.
 */
export const createLegalPrinter = (platform: Platform) => {
  const printed = createBoundedCache<string, Buffer>(12)
  return async (language: Language): Promise<Buffer> => {
    const texts = await getLegalTexts(platform, language)
    const key = JSON.stringify([language, texts.map(({ key: name, version }) => [name, version])])
    const known = printed.find(key)
    if (known) return known
    const made = await platform.pdf.make(
      'legal-texts',
      documentOf(siteAddressOf(platform.config), texts, language),
    )
    printed.store(key, made)
    return made
  }
}

const documentOf = (site: string, texts: readonly LegalText[], language: Language) => {
  const { printTitle, version, sample } = words[language]
  return {
    site,
    language,
    direction: directionOf[language],
    title: printTitle,
    texts: texts.map((text) => ({
      title: text.title,
      version: fill(version, {
        version: text.version,
        date: leftToRight(jerusalemTime(new Date(text.changed_at)).date),
      }),
      sample: text.is_sample ? sample : '',
      blocks: text.text,
    })),
  }
}
