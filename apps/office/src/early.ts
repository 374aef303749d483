import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { generateNoCode } from '@milgo/web-client/generate-no-code'
import { applyLanguage, firstLanguage } from './lib/language.ts'

generateNoCode()
applyTheme(storedTheme())
applyLanguage(firstLanguage())
