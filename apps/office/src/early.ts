import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { applyLanguage, firstLanguage, rememberAddressLanguage } from './lib/language.ts'

rememberAddressLanguage()
applyTheme(storedTheme())
applyLanguage(firstLanguage())
