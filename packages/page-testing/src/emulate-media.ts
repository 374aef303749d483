import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

/** The user's settings of the browser. */
export type Media = {
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce' | 'no-preference'
  readonly forcedColors?: 'active' | 'none'
  readonly media?: 'screen' | 'print'
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly emulateMedia: (media: Media) => Promise<void>
  }
}

/** The settings at the start of page tests: see `contextOptions` of `page-tests.ts`. */
const initialMedia: Media = {
  colorScheme: 'light',
  reducedMotion: 'reduce',
  forcedColors: 'none',
  media: 'screen',
}

/** Applies settings of the browser until the test ends. */
export const emulateMedia = async (media: Media): Promise<void> => {
  onTestFinished(() => commands.emulateMedia(initialMedia))
  await commands.emulateMedia(media)
}
