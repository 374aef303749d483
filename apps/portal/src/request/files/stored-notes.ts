import { isRecord } from '@milgo/domain/answers/answer'
import { type ReadabilityNote, readabilityCodes } from '@milgo/domain/application/documents/readability'
import { ownKey } from '../../lib/session/own-storage.ts'

/** The key contains the stored name of the file, so that tabs do not overwrite each other's notes. */
const keyOf = (userId: string, fileName: string): string => ownKey(userId, `readability.${fileName}`)

/**
 * Stores the notes of a file. Only this browser has seen the picture as it was chosen, so its notes stay here until the
 * file is removed or the student logs out.
 */
export const storeNotes = (userId: string, fileName: string, notes: readonly ReadabilityNote[]): void => {
  try {
    if (notes.length === 0) localStorage.removeItem(keyOf(userId, fileName))
    else localStorage.setItem(keyOf(userId, fileName), JSON.stringify(notes))
  } catch {
    // In a browser that refuses storage, the notes last as long as the page.
  }
}

export const findNotes = (userId: string, fileName: string): readonly ReadabilityNote[] => {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(keyOf(userId, fileName)) ?? '[]')
    return Array.isArray(notes) ? notes.filter(isNote) : []
  } catch {
    return []
  }
}

const isNote = (note: unknown): note is ReadabilityNote =>
  isRecord(note) && readabilityCodes.some((code) => code === note['code'])
