import { readStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'

/**
 * The prefix of what pages store in the browser for one student, such as answers that the server does not have yet. The
 * student's id is part of the key. Stored data survives an expired session, and is removed when the student logs out or
 * another student logs in.
 */
export const ownPrefix = 'milgo.own.'
/** Part of the keys of what is stored for opening the form offline. */
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

/** Removes the offline copy. It is removed with the session, while unsent answers stay. */
export const forgetOffline = (): void => {
  for (const key of offlineKeys()) localStorage.removeItem(key)
}

export const forgetOwnStorage = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(ownPrefix)) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}

/** To be called with the student whom the server names as logged in. Removes what another student has left. */
export const claimOwnStorage = (userId: string): void => {
  if (readStoredChoice(ownerKey) === userId) return
  forgetOwnStorage()
  storeChoice(ownerKey, userId)
}
