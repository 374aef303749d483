import type { Language } from './languages.ts'

/** A text of the content in every language the portal speaks. */
export type Localized = Readonly<Record<Language, string>>

/** The name of a place or body: always in Hebrew, in other languages if it has a name in them. */
export type LocalizedName = Pick<Localized, 'he'> & Partial<Localized>
