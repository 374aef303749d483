import { isRecord } from '@milgo/domain/answers/answer'
import { type ReadabilityNote, readabilityCodes } from '@milgo/domain/application/documents/readability'
import { ownKey } from '../../../lib/session/own-storage.ts'

/** What was said of files when they were chosen, by the name that the service gave each. */
export type KeptNotes = ReadonlyMap<string, readonly ReadabilityNote[]>

const name = 'readability'

/** Only this browser has seen the picture as it was chosen; what it saw stays here until the file or the student goes. */
export const keepNotes = (userId: string, notes: KeptNotes): void => {
  try {
    if (notes.size === 0) localStorage.removeItem(ownKey(userId, name))
    else localStorage.setItem(ownKey(userId, name), JSON.stringify([...notes]))
  } catch {
    // A browser that refuses storage tells of them as long as the page stands.
  }
}

export const findNotes = (userId: string): KeptNotes => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ownKey(userId, name)) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter(isEntry) : [])
  } catch {
    return new Map()
  }
}

const isEntry = (entry: unknown): entry is [string, readonly ReadabilityNote[]] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  Array.isArray(entry[1]) &&
  entry[1].every((note: unknown) => isRecord(note) && readabilityCodes.some((code) => code === note['code']))
