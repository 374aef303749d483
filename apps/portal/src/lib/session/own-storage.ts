import { readStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'

/**
 * What pages keep in the browser for one student, such as answers that the server does not have yet. The owner's id
 * is part of the key. It outlives a session that ended by itself, and goes when the student leaves or another comes.
 */
export const ownPrefix = 'milgo.own.'
const ownerKey = 'milgo.owner'

export const ownKey = (userId: string, name: string): string => `${ownPrefix}${userId}.${name}`

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
