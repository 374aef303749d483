import {
  type ReadabilityCode,
  type ReadabilityNote,
  readabilityTones,
} from '@milgo/domain/application/documents/readability'
import { fill } from '@milgo/messages/fill'
import type { FileNote } from '@milgo/ui/file-field-state.ts'

type Words = { readonly notes: Readonly<Record<ReadabilityCode, string>> }

/** Returns the function that makes what is shown under a file of a note. */
export const noteView =
  ({ notes }: Words) =>
  ({ code, params }: ReadabilityNote): FileNote => ({
    tone: readabilityTones[code],
    text: fill(notes[code], params),
  })
