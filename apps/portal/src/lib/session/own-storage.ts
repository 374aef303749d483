import { readStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'

/**
 * What pages keep in the browser for one student, such as answers that the server does not have yet. The owner's id
 * is part of the key. It outlives a session that ended by itself, and goes when the student leaves or another comes.
 */
export const ownPrefix = 'milgo.own.'
/** Within the name of what is kept for a page that is opened without a connection. */
export const offlineMark = '.offline.'
const ownerKey = 'milgo.owner'

export const ownKey = (userId: string, name: string): string => `${ownPrefix}${userId}.${name}`

export const offlineKeys = (): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(ownPrefix) && key.includes(offlineMark))
  } catch {
    return []
  }
}

/** The copy opens nothing that the session would not: it goes with that, while answers that were never sent stay. */
export const forgetOffline = (): void => {
  for (const key of offlineKeys()) localStorage.removeItem(key)
}

export const forgetOwnStorage = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(ownPrefix)) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

/** Called with whoever the server says is logged in; what another left behind goes. */
export const claimOwnStorage = (userId: string): void => {
  if (readStoredChoice(ownerKey) === userId) return
  forgetOwnStorage()
  storeChoice(ownerKey, userId)
}
