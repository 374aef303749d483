import { directionOf } from '@milgo/messages/languages'
import type { OfficeLanguage } from '@milgo/messages/office-languages'
import { languageChoice } from '@milgo/ui/language-choice.ts'

const spoken = { he: directionOf.he, en: directionOf.en } satisfies Record<OfficeLanguage, 'rtl' | 'ltr'>

export const { firstLanguage, rememberAddressLanguage, storeLanguage, applyLanguage } =
  languageChoice<OfficeLanguage>(spoken, 'he')
