import type { Language } from '@milgo/messages/languages'
import { clearPages, render } from '@milgo/page-testing/render'
import { applyTheme } from '@milgo/ui/theme.ts'
import { toasts } from '@milgo/ui/toasts.ts'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '../../src/app.tsx'
import { words } from '../../src/kit-words.ts'
import { applyLanguage, storeChosenLanguage } from '../../src/language.ts'
import type { kit } from '../../src/words/he.ts'
import '../../src/app.css'
import '@milgo/page-testing/get-by-selector'

type Opening = { readonly language?: Language; readonly width?: 390 | 1440 }

/** Opens the page of the component kit: one group of components, which is faster, or all groups. */
export const openKit = async (
  section?: keyof typeof kit.sections,
  { language = 'he', width = 1440 }: Opening = {},
): Promise<void> => {
  await page.viewport(width, width === 390 ? 844 : 900)
  storeChosenLanguage(language)
  // As `early.ts` does before the page is drawn.
  applyTheme('system')
  applyLanguage(language)
  // A test may open it a second time.
  clearPages()
  await render(<App section={section ?? null} />)
  scrollTo({ top: 0, behavior: 'instant' })
  onTestFinished(() => {
    localStorage.clear()
    // Toasts of this page would cover the next one.
    toasts.clear()
  })
  await expect.element(page.getByRole('heading', { name: words[language].title, exact: true })).toBeVisible()
}
