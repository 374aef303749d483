import { onTestFinished } from 'vitest'
import { commands } from 'vitest/browser'

/** What the reader asked of the browser. */
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

/** As the page tests begin: see `contextOptions` of `page-tests.ts`. */
const usual: Media = { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none', media: 'screen' }

/** Shows the page to a reader who asked for this, until the test ends. */
export const emulateMedia = async (media: Media): Promise<void> => {
  onTestFinished(() => commands.emulateMedia(usual))
  await commands.emulateMedia(media)
}
