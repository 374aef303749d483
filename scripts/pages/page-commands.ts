import type { BrowserCommand } from 'vitest/node'
import type { ChosenFile } from '../../packages/page-testing/src/choose-file.ts'
import type { Media } from '../../packages/page-testing/src/emulate-media.ts'

/** What a page cannot do to its own browser; a page test asks for it by name. */
export const pageCommands = {
  emulateMedia: (async ({ page }, media) => page.emulateMedia(media)) satisfies BrowserCommand<[Media]>,
  chooseFile: (async ({ page }, key, { name, mimeType, text }) => {
    const choosing = page.waitForEvent('filechooser')
    await page.keyboard.press(key)
    await (await choosing).setFiles({ name, mimeType, buffer: Buffer.from(text) })
  }) satisfies BrowserCommand<[string, ChosenFile]>,
}
