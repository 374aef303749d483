import type { Params } from '@milgo/messages/fill'
import type { FileNote } from '@milgo/ui/file-field-state.ts'

/** Something about a file that may make it hard to read, as data. */
export type ReadabilityNote = { readonly code: string; readonly params?: Params }

type LookAtFile = (
  file: File,
  about: { readonly questionId: string; readonly identityNumber: string },
) => Promise<readonly ReadabilityNote[]>

/**
 * A look at a file before anybody at the office sees it; the upload does not wait for it, and nothing that it says stands
 * in the way. As yet nobody looks.
 */
export const lookAtFile: LookAtFile = async () => []

/** How a note is shown under its file. */
export const useNoteView = (): ((note: ReadabilityNote) => FileNote) => {
  return ({ code }) => ({ tone: 'attention', text: code })
}
