import { defaultLanguage, directionOf } from '@milgo/messages/languages'
import { languageChoice } from '@milgo/ui/language-choice.ts'

export const { firstLanguage, rememberAddressLanguage, storeLanguage, applyLanguage } = languageChoice(
  directionOf,
  defaultLanguage,
)
