import { directionOf } from '@milgo/messages/languages'
import { type OfficeLanguage, officeLanguages } from '@milgo/messages/office-languages'
import { languageChoice } from '@milgo/ui/language-choice.ts'

const spoken = { he: directionOf.he, en: directionOf.en } satisfies Record<OfficeLanguage, 'rtl' | 'ltr'>

/** What the browser asks for first among the languages of the office; Hebrew where it asks for neither. */
const askedLanguage = (): OfficeLanguage =>
  navigator.languages
    .flatMap((asked) => officeLanguages.find((language) => asked.toLowerCase().startsWith(language)) ?? [])
    .at(0) ?? 'he'

const { storedLanguage, storeLanguage, applyLanguage } = languageChoice(spoken, askedLanguage())

export { applyLanguage, storedLanguage as firstLanguage, storeLanguage }
