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

/** The reader's choice and the way to change it. A page prepared ahead knows no reader, so there it is the system. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, storedTheme, () => 'system' as const),
  chooseTheme,
]
