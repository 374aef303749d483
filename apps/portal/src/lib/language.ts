import { directionOf, type Language } from '@milgo/messages/languages'
import { applyLanguage as applyWith, storeLanguage } from '@milgo/ui/language-choice.ts'

export { storeLanguage }

export const applyLanguage = (language: Language): void => applyWith(language, directionOf[language])
