import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'

export const noNotes: readonly ReadabilityNote[] = []

export type NotesStorage = {
  /** Returns the notes of an uploaded file from an earlier visit. */
  readonly findNotes: (fileName: string) => readonly ReadabilityNote[]
  /** Stores the notes of a file for the next visit; an empty list removes them. */
  readonly storeNotes: (fileName: string, notes: readonly ReadabilityNote[]) => void
}

/** Contains the readability notes of uploaded files, by file name, because a place in a list may change its member. */
export const createSeenNotes = (storage: NotesStorage) => {
  const known = new Map<string, readonly ReadabilityNote[]>()
  return {
    of: (fileName: string): readonly ReadabilityNote[] => {
      const notes = known.get(fileName) ?? storage.findNotes(fileName)
      known.set(fileName, notes)
      return notes
    },
    store: (fileName: string, notes: readonly ReadabilityNote[]): void => {
      known.set(fileName, notes)
      storage.storeNotes(fileName, notes)
    },
    forget: (fileName: string): void => {
      known.set(fileName, noNotes)
      storage.storeNotes(fileName, noNotes)
    },
  }
}
