import { directionOf, type Language, languages } from '@milgo/messages/languages'
import { firstLanguage as firstOf } from '@milgo/ui/first-language.ts'
import { applyLanguage as applyWith, storeChosenLanguage } from '@milgo/ui/language-choice.ts'

export { storeChosenLanguage }

export const firstLanguage = (): Language => firstOf(languages)

export const applyLanguage = (language: Language): void => applyWith(language, directionOf[language])
