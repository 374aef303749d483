import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { applyLanguage, storedLanguage } from './lib/language.ts'

applyTheme(storedTheme())
applyLanguage(storedLanguage())
