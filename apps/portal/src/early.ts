import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { applyLanguage, firstLanguage, rememberAddressLanguage } from './lib/language.ts'
import { hideUnlessAskedFor } from './lib/prepared-page.ts'

rememberAddressLanguage()
const language = firstLanguage()
applyTheme(storedTheme())
applyLanguage(language)
hideUnlessAskedFor(language)
