import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { applyLanguage, firstLanguage } from './language.ts'

applyTheme(storedTheme())
applyLanguage(firstLanguage())
