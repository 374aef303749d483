import { languages } from '@milgo/messages/languages'
import { firstLanguage } from '@milgo/ui/first-language.ts'
import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { generateNoCode } from '@milgo/web-client/generate-no-code'
import { announceCode } from './lib/announce-code.ts'
import { askEarly } from './lib/ask-early.ts'
import { catchEarlyPresses } from './lib/catch-early-presses.ts'
import { applyLanguage } from './lib/language.ts'
import { hideUnlessAskedFor } from './lib/prepared-page.ts'

generateNoCode()
const language = firstLanguage(languages)
applyTheme(storedTheme())
applyLanguage(language)
hideUnlessAskedFor(language)
catchEarlyPresses()
askEarly(language)
// A way there and back after the application's: side by side all files would come last, and nothing be evaluated meanwhile.
announceCode('page')
// The first of its kind makes the browser read its languages, for a tenth of a second on a slow phone: now it only waits.
setTimeout(() => new Intl.DateTimeFormat(language))
