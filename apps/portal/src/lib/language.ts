import { directionOf, type Language } from '@milgo/messages/languages'
import { applyLanguage as applyWith, storeChosenLanguage } from '@milgo/ui/language-choice.ts'

export { storeChosenLanguage }

export const applyLanguage = (language: Language): void => applyWith(language, directionOf[language])
