import { isRecord } from '@milgo/domain/answers/answer'
import { type ReadabilityNote, readabilityCodes } from '@milgo/domain/application/documents/readability'
import { ownKey } from '../../lib/session/own-storage.ts'

/** Under the name that the service gave the file, so that tabs do not take each other's away. */
const keyOf = (userId: string, fileName: string): string => ownKey(userId, `readability.${fileName}`)

/** Only this browser has seen the picture as it was chosen; what it saw stays here until the file or the student goes. */
export const keepNotes = (userId: string, fileName: string, notes: readonly ReadabilityNote[]): void => {
  try {
    if (notes.length === 0) localStorage.removeItem(keyOf(userId, fileName))
    else localStorage.setItem(keyOf(userId, fileName), JSON.stringify(notes))
  } catch {
    // A browser that refuses storage tells of them as long as the page stands.
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
