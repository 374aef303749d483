import type { Language } from './languages.ts'

/** The office has two of the three languages (decisions, section 12). Its texts are the files `office*.ts`. */
export const officeLanguages = ['he', 'en'] as const satisfies readonly Language[]
export type OfficeLanguage = (typeof officeLanguages)[number]
