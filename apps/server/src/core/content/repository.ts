import type { Language } from '@milgo/messages/languages'
import { asc } from 'drizzle-orm'
import { inLanguage, inLanguageOrNull } from '../../platform/database/localized.ts'
import { informationSliders, informationSquares } from '../../platform/database/schema.ts'
import type { Platform } from '../../platform/platform.ts'

export const findSquares = ({ database }: Platform, language: Language) =>
  database.read((db) =>
    db
      .select({
        id: informationSquares.id,
        title: inLanguage(informationSquares.title, language),
        text: inLanguage(informationSquares.text, language),
        icon: informationSquares.icon,
        link: informationSquares.link,
      })
      .from(informationSquares)
      .orderBy(asc(informationSquares.position), asc(informationSquares.id)),
  )

export const findSliders = ({ database }: Platform, language: Language) =>
  database.read((db) =>
    db
      .select({
        id: informationSliders.id,
        badge: inLanguageOrNull(informationSliders.badge, language),
        title: inLanguage(informationSliders.title, language),
        text: inLanguage(informationSliders.text, language),
        icon: informationSliders.icon,
        link: informationSliders.link,
        link_text: inLanguageOrNull(informationSliders.linkText, language),
      })
      .from(informationSliders)
      .orderBy(asc(informationSliders.position), asc(informationSliders.id)),
  )
