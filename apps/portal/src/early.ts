import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { applyLanguage, storedLanguage } from './lib/language.ts'
import { hideUnlessAskedFor } from './lib/prepared-page.ts'

const language = storedLanguage()
applyTheme(storedTheme())
applyLanguage(language)
hideUnlessAskedFor(language)
