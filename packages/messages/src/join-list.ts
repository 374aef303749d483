import type { Language } from './languages.ts'

/** Arabic has a comma of its own. */
const commas: Readonly<Record<Language, string>> = { he: ', ', ar: '، ', en: ', ' }

/** Joins parts in one line with the comma of the language. */
export const joinList = (parts: readonly string[], language: Language): string => parts.join(commas[language])
