/** A choice the reader made in this browser. A browser that refuses storage just forgets it. */
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
    // The choice still holds until the page is left.
  }
}

export const removeStoredChoice = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
