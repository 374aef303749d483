import type { FaqCategory } from '@milgo/contracts/core/faq-category'
import type { Period } from '@milgo/domain/period/period'
import type { Language } from '@milgo/messages/languages'
import { asc, eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { currentPeriodId } from '../../store/current-period.ts'
import { inLanguage, inLanguageOrNull } from '../../store/localized.ts'
import {
  faqCategories,
  faqQuestions,
  fieldsHelp,
  informationSliders,
  informationSquares,
  modalWindows,
} from '../../store/schema.ts'

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

/** Of the current period, what texts may name; null where there is none. */
const periodInTexts = sql<Pick<Period, 'reserveWindow' | 'correctionDays'> | null>`(
  select json_build_object('reserveWindow', reserve_window, 'correctionDays', correction_days)
  from registration_periods where id = ${currentPeriodId})`

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
        period: periodInTexts,
      })
      .from(informationSliders)
      .orderBy(asc(informationSliders.position), asc(informationSliders.id)),
  )

export const findFieldsHelp = ({ database }: Platform, language: Language) =>
  database.read((db) =>
    db
      .select({
        key: fieldsHelp.key,
        title: inLanguage(fieldsHelp.title, language),
        show: fieldsHelp.show,
        description: inLanguage(fieldsHelp.description, language),
      })
      .from(fieldsHelp)
      .orderBy(asc(fieldsHelp.key)),
  )

export const findModalWindows = ({ database }: Platform, language: Language) =>
  database.read((db) =>
    db
      .select({
        key: modalWindows.key,
        header: inLanguage(modalWindows.header, language),
        text: inLanguage(modalWindows.text, language),
        positive_button: inLanguageOrNull(modalWindows.positiveButton, language),
        positive_redirect: modalWindows.positiveRedirect,
        negative_button: inLanguageOrNull(modalWindows.negativeButton, language),
        negative_redirect: modalWindows.negativeRedirect,
      })
      .from(modalWindows)
      .orderBy(asc(modalWindows.key)),
  )

/** Categories with their questions inside, gathered by the database: one round trip, whatever their number. */
export const findFaq = ({ database }: Platform, language: Language, faq: 'portal' | 'scholarship') =>
  database.read((db) =>
    db
      .select({
        id: faqCategories.id,
        title: inLanguage(faqCategories.title, language),
        description: inLanguage(faqCategories.description, language),
        questions: sql<FaqCategory['questions']>`coalesce(
          json_agg(
            json_build_object(
              'id', ${faqQuestions.id},
              'question', ${inLanguage(faqQuestions.question, language)},
              'answer', ${inLanguage(faqQuestions.answer, language)}
            ) order by ${faqQuestions.position}, ${faqQuestions.id}
          ) filter (where ${faqQuestions.id} is not null), '[]')`,
      })
      .from(faqCategories)
      .leftJoin(faqQuestions, eq(faqQuestions.categoryId, faqCategories.id))
      .where(eq(faqCategories.faq, faq))
      .groupBy(faqCategories.id)
      .orderBy(asc(faqCategories.position), asc(faqCategories.id)),
  )
