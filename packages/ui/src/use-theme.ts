import { useSyncExternalStore } from 'react'
import { applyTheme, storedTheme, storeTheme, type Theme } from './theme.ts'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const chooseTheme = (theme: Theme): void => {
  storeTheme(theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}

/**
 * Returns the user's theme and a function to change it. A prerendered page knows no user and uses the system's theme.
 */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, storedTheme, () => 'system' as const),
  chooseTheme,
]
