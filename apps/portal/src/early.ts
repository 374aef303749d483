import { languages } from '@milgo/messages/languages'
import { firstLanguage } from '@milgo/ui/first-language.ts'
import { applyTheme, storedTheme } from '@milgo/ui/theme.ts'
import { generateNoCode } from '@milgo/web-client/generate-no-code'
import { announceCode } from './lib/announce-code.ts'
import { askEarly } from './lib/ask-early.ts'
import { catchEarlyPresses } from './lib/catch-early-presses.ts'
import { applyLanguage } from './lib/language.ts'
import { hideUnlessAskedFor } from './lib/prepared-page.ts'
import { titleIn } from './lib/title-in.ts'
import { watchLoading } from './lib/watch-loading.ts'

generateNoCode()
const language = firstLanguage(languages)
applyTheme(storedTheme())
applyLanguage(language)
titleIn(language)
hideUnlessAskedFor(language)
watchLoading(language)
catchEarlyPresses()
askEarly(language)
// After the first frame, because the style sheet, React and the application need the connection until then. If all
// files loaded side by side, they would all finish last, and nothing would be shown or evaluated in the meantime. A
// hidden page has no frames: then the application loads the code itself.
requestAnimationFrame(() => setTimeout(announceCode, 0, 'page'))
