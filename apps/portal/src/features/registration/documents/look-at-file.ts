import { numberOnDocument } from '@milgo/domain/application/documents/read-identity-number'
import { type ReadabilityNote, readabilityTones } from '@milgo/domain/application/documents/readability'
import { fill } from '@milgo/messages/fill'
import type { FileNote } from '@milgo/ui/file-field-state.ts'
import { useDocumentsWords } from './documents-words.ts'

type About = { readonly questionId: string; readonly identityNumber: string; readonly signal: AbortSignal }

/**
 * A look at a file before anybody at the office sees it; the upload does not wait for it, and nothing that it says stands
 * in the way. Its code comes with the first file.
 */
export const lookAtFile = async (
  file: File,
  { questionId, identityNumber, signal }: About,
): Promise<readonly ReadabilityNote[]> => {
  const { checkReadability } = await import('@milgo/readability/check-readability')
  return checkReadability(file, numberOnDocument(questionId, identityNumber), signal)
}

/** How a note is shown under its file. */
export const useNoteView = (): ((note: ReadabilityNote) => FileNote) => {
  const { notes } = useDocumentsWords().readability
  return ({ code, params }) => ({ tone: readabilityTones[code], text: fill(notes[code], params) })
}
