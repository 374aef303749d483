import { languages } from '@milgo/messages/languages'
import { firstLanguage } from '@milgo/ui/first-language.ts'
import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { generateNoCode } from '@milgo/web-client/generate-no-code'
import { applyLanguage } from './lib/language.ts'
import { hideUnlessAskedFor } from './lib/prepared-page.ts'

generateNoCode()
const language = firstLanguage(languages)
applyTheme(storedTheme())
applyLanguage(language)
hideUnlessAskedFor(language)
