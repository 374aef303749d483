import { vi } from 'vitest'
import { commands } from 'vitest/browser'

export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly text: string }

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly chooseFile: (key: string, file: ChosenFile) => Promise<void>
  }
}

/** Presses a key on the focused element and chooses a file in the system's file dialog that opens. */
export const chooseFile = async (key: string, file: ChosenFile): Promise<void> => {
  // The page under test is a frame. Without the focus of the window its focused element gets no key.
  window.focus()
  await vi.waitUntil(() => document.hasFocus(), { timeout: 30_000 })
  await commands.chooseFile(key, file)
}
