import { useSyncExternalStore } from 'react'
import { type ShortcutId, shortcutIds } from './shortcuts.ts'

/** How many components have bound each shortcut now. */
const bound = new Map<ShortcutId, number>()
const listeners = new Set<() => void>()
let list: readonly ShortcutId[] = []

const change = (ids: readonly ShortcutId[], by: 1 | -1) => {
  for (const id of ids) bound.set(id, (bound.get(id) ?? 0) + by)
  list = shortcutIds.filter((id) => (bound.get(id) ?? 0) > 0)
  for (const listener of listeners) listener()
}

/** Marks these shortcuts as active. Returns a function that ends this. */
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

/** Returns the active shortcuts of the page, in the order of the table. */
export const boundShortcuts = (): readonly ShortcutId[] => list

/** Returns the active shortcuts of the page, and follows their changes. */
export const useBoundShortcuts = (): readonly ShortcutId[] => useSyncExternalStore(subscribe, boundShortcuts)
