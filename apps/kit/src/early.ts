import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { applyLanguage, storedLanguage } from './language.ts'

applyTheme(storedTheme())
applyLanguage(storedLanguage())
