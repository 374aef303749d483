import { barColors } from './browser-colors.ts'
import { readStoredChoice, storeChoice } from './stored-choice.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'milgo.theme'

export const storedTheme = (): Theme => {
  const stored = readStoredChoice(storageKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

/** Gives the browser's own bars the colour of the header. Each of the two tags applies to one system setting. */
const colorBrowserBars = (theme: Theme): void => {
  for (const tag of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = tag.media.includes('dark') ? 'dark' : 'light'
    tag.content = barColors[theme === 'system' ? system : theme]
  }
}

export const applyTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  colorBrowserBars(theme)
}

export const storeTheme = (theme: Theme): void => storeChoice(storageKey, theme)
