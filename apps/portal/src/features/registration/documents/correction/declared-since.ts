import { isRecord } from '@milgo/domain/answers/answer'
import { ownKey } from '../../../../lib/session/own-storage.ts'

/** The first version of the documents with a declaration that counts for the correction asked for at this time. */
type Declared = { readonly askedAt: string; readonly since: number }

const keyOf = (userId: string): string => ownKey(userId, 'declared-since')

/**
 * Finds the version since which the declaration counts for this correction. Returns undefined where the correction was
 * not opened in this browser yet.
 */
export const findDeclaredSince = (userId: string, askedAt: string): number | undefined => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
    return isDeclared(stored) && stored.askedAt === askedAt ? stored.since : undefined
  } catch {
    return undefined
  }
}

export const storeDeclaredSince = (userId: string, declared: Declared): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(declared))
  } catch {
    // In a browser that refuses storage the declaration is asked for again at the next opening.
  }
}

const isDeclared = (stored: unknown): stored is Declared =>
  isRecord(stored) && typeof stored['askedAt'] === 'string' && typeof stored['since'] === 'number'
