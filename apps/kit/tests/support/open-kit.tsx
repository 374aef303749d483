import type { Language } from '@milgo/messages/languages'
import { applyTheme } from '@milgo/ui/theme.ts'
import { toasts } from '@milgo/ui/toasts.ts'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { App } from '../../src/app.tsx'
import { words } from '../../src/kit-words.ts'
import { applyLanguage, storeLanguage } from '../../src/language.ts'
import type { kit } from '../../src/words/he.ts'
import '../../src/app.css'
import '@milgo/page-testing/get-by-selector'

type Opening = { readonly language?: Language; readonly width?: 390 | 1440 }

/** The page of the component kit: one group of components alone, which is there sooner, or all. */
export const openKit = async (
  section?: keyof typeof kit.sections,
  { language = 'he', width = 1440 }: Opening = {},
): Promise<void> => {
  await page.viewport(width, width === 390 ? 844 : 900)
  storeLanguage(language)
  // As `early.ts` does before the page is drawn.
  applyTheme('system')
  applyLanguage(language)
  // A test may open it a second time.
  await cleanup()
  await render(<App section={section ?? null} />)
  scrollTo({ top: 0, behavior: 'instant' })
  onTestFinished(() => {
    localStorage.clear()
    // News of this page would lie over the next.
    toasts.clear()
  })
  await expect.element(page.getByRole('heading', { name: words[language].title, exact: true })).toBeVisible()
}
