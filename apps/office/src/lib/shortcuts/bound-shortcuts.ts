import { useSyncExternalStore } from 'react'
import { type ShortcutId, shortcutIds } from './shortcuts.ts'

/** How many places of the page have bound each shortcut at present. */
const bound = new Map<ShortcutId, number>()
const listeners = new Set<() => void>()
let list: readonly ShortcutId[] = []

const change = (ids: readonly ShortcutId[], by: 1 | -1) => {
  for (const id of ids) bound.set(id, (bound.get(id) ?? 0) + by)
  list = shortcutIds.filter((id) => (bound.get(id) ?? 0) > 0)
  for (const listener of listeners) listener()
}

/** Says that these shortcuts work from now on; answers how to end it. */
export const bindShortcuts = (ids: readonly ShortcutId[]): (() => void) => {
  change(ids, 1)
  return () => change(ids, -1)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The shortcuts that do something on the page as it is, in the order of the table. */
export const useBoundShortcuts = (): readonly ShortcutId[] => useSyncExternalStore(subscribe, () => list)
