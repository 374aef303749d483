/** Returns a choice that the user made in this browser, or null. A browser that refuses storage returns none. */
export const readStoredChoice = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const storeChoice = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice is valid until the page is left.
  }
}

export const removeStoredChoice = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
