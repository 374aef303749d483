import { directionOf } from '@milgo/messages/languages'
import { type OfficeLanguage, officeLanguages } from '@milgo/messages/office-languages'
import { firstLanguage as firstOf } from '@milgo/ui/first-language.ts'
import {
  applyLanguage as applyWith,
  removeAddressLanguage,
  storeChosenLanguage,
} from '@milgo/ui/language-choice.ts'

export { removeAddressLanguage, storeChosenLanguage }

export const firstLanguage = (): OfficeLanguage => firstOf(officeLanguages)

export const applyLanguage = (language: OfficeLanguage): void => applyWith(language, directionOf[language])
