import type { Database, Queryable } from '../platform/database/database.ts'
import { loadBanks } from './banks.ts'
import { faqCategoriesContent, faqQuestionsContent } from './faq/faq-content.ts'
import { fieldsHelpContent } from './fields-help/fields-help-content.ts'
import { loadFirstPeriod } from './first-period.ts'
import { informationSlidersContent } from './information-sliders.ts'
import { informationSquaresContent } from './information-squares.ts'
import { loadInstitutions } from './institutions.ts'
import { keepShippedTemplates } from './keep-shipped-templates.ts'
import { shipLegalTexts } from './legal/ship-legal-texts.ts'
import { modalWindowsContent } from './modal-windows.ts'
import { loadSectors } from './sectors.ts'
import { type ContentSet, shipContent } from './ship-content.ts'
import { claimStarterSet } from './starter-set.ts'
import { loadStudyFields } from './study-fields.ts'
import { loadSurveyOptions } from './survey-options.ts'

/** The starter sets. An installation loads each name once. */
const sets: Readonly<Record<string, (tx: Queryable) => Promise<unknown>>> = {
  'first-period': loadFirstPeriod,
  banks: loadBanks,
  institutions: loadInstitutions,
  // Before the neighbourhoods, which belong to them. Imported here, since only the first start needs the long tables.
  'all-localities': async (tx) => (await import('./localities/load-localities.ts')).loadLocalities(tx),
  'all-neighborhoods': async (tx) =>
    (await import('./localities/load-neighborhoods.ts')).loadNeighborhoods(tx),
  sectors: loadSectors,
  'study-fields': loadStudyFields,
  'survey-options': loadSurveyOptions,
}

/** The texts that every release stores again. Sets that belong together are in one list. */
const contentSets: readonly (readonly (() => ContentSet)[])[] = [
  [fieldsHelpContent],
  [modalWindowsContent],
  [informationSlidersContent],
  [informationSquaresContent],
  [faqCategoriesContent, faqQuestionsContent],
]

export const loadStarterData = async (database: Database): Promise<void> => {
  for (const [name, load] of Object.entries(sets)) {
    await database.transaction(async (tx) => {
      if (await claimStarterSet(tx, name)) await load(tx)
    })
  }
  await database.statement((db) => keepShippedTemplates(db))
  for (const group of contentSets)
    await database.transaction((tx) =>
      shipContent(
        tx,
        group.map((content) => content()),
      ),
    )
  await database.transaction((tx) => shipLegalTexts(tx))
}
