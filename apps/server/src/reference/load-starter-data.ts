import type { Database, Queryable } from '../platform/database/database.ts'
import { loadBanks } from './banks.ts'
import { loadFaq } from './faq/load-faq.ts'
import { fieldsHelpContent } from './fields-help/fields-help-content.ts'
import { loadFirstPeriod } from './first-period.ts'
import { loadInformationSliders } from './information-sliders.ts'
import { loadInformationSquares } from './information-squares.ts'
import { loadInstitutions } from './institutions.ts'
import { keepShippedTemplates } from './keep-shipped-templates.ts'
import { loadLegalTexts } from './legal/load-legal-texts.ts'
import { modalWindowsContent } from './modal-windows.ts'
import { loadSectors } from './sectors.ts'
import { type ContentSet, shipContent } from './ship-content.ts'
import { claimStarterSet } from './starter-set.ts'
import { loadStudyFields } from './study-fields.ts'
import { loadSurveyOptions } from './survey-options.ts'

/** A set is loaded under its name once in the life of an installation. */
const sets: Readonly<Record<string, (tx: Queryable) => Promise<unknown>>> = {
  'first-period': loadFirstPeriod,
  'information-sliders': loadInformationSliders,
  'information-squares': loadInformationSquares,
  banks: loadBanks,
  faq: loadFaq,
  institutions: loadInstitutions,
  'legal-texts': loadLegalTexts,
  // Before the neighbourhoods, which lie in them. Long tables that only the first start needs.
  'all-localities': async (tx) => (await import('./localities/load-localities.ts')).loadLocalities(tx),
  'all-neighborhoods': async (tx) =>
    (await import('./localities/load-neighborhoods.ts')).loadNeighborhoods(tx),
  sectors: loadSectors,
  'study-fields': loadStudyFields,
  'survey-options': loadSurveyOptions,
}

/** What comes anew with every release. */
const contentSets: readonly (() => ContentSet)[] = [fieldsHelpContent, modalWindowsContent]

export const loadStarterData = async (database: Database): Promise<void> => {
  for (const [name, load] of Object.entries(sets)) {
    await database.transaction(async (tx) => {
      if (await claimStarterSet(tx, name)) await load(tx)
    })
  }
  await database.statement((db) => keepShippedTemplates(db))
  for (const content of contentSets) await database.transaction((tx) => shipContent(tx, content()))
}
