import { defaultLanguage, directionOf, isLanguage, type Language } from '@milgo/messages/languages'
import { applyDocumentLanguage } from '@milgo/ui/document-language.ts'
import { readStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'

const storageKey = 'milgo.language'

export const storedLanguage = (): Language => {
  const stored = readStoredChoice(storageKey)
  return isLanguage(stored) ? stored : defaultLanguage
}

export const storeLanguage = (language: Language): void => storeChoice(storageKey, language)

export const applyLanguage = (language: Language): void =>
  applyDocumentLanguage(language, directionOf[language])
