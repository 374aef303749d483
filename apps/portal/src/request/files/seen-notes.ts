import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'

export const noNotes: readonly ReadabilityNote[] = []

export type NotesShelf = {
  /** What an earlier visit saw of a file that is there. */
  readonly findNotes: (fileName: string) => readonly ReadabilityNote[]
  /** Where it is kept for the next; nothing where the file goes. */
  readonly keepNotes: (fileName: string, notes: readonly ReadabilityNote[]) => void
}

/** What was seen of files that are there, by their name: a place in a list may become another's. */
export const createSeenNotes = (shelf: NotesShelf) => {
  const known = new Map<string, readonly ReadabilityNote[]>()
  return {
    of: (fileName: string): readonly ReadabilityNote[] => {
      const notes = known.get(fileName) ?? shelf.findNotes(fileName)
      known.set(fileName, notes)
      return notes
    },
    keep: (fileName: string, notes: readonly ReadabilityNote[]): void => {
      known.set(fileName, notes)
      shelf.keepNotes(fileName, notes)
    },
    forget: (fileName: string): void => {
      known.set(fileName, noNotes)
      shelf.keepNotes(fileName, noNotes)
    },
  }
}
