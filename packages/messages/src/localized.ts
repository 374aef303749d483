import type { Language } from './languages.ts'

/** A text of the content in every language the portal speaks. */
export type Localized = Readonly<Record<Language, string>>

/** A name of the outside world: always Hebrew, other languages where the place or body has a name in them. */
export type LocalizedName = Pick<Localized, 'he'> & Partial<Localized>
