import { commands } from 'vitest/browser'

export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly text: string }

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly chooseFile: (key: string, file: ChosenFile) => Promise<void>
  }
}

/** Presses a key on what has the focus, and chooses a file in the window of the system that opens. */
export const chooseFile = (key: string, file: ChosenFile): Promise<void> => commands.chooseFile(key, file)
