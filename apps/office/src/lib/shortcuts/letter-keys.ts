import { readStoredChoice, removeStoredChoice, storeChoice } from '@milgo/ui/stored-choice.ts'
import { useSyncExternalStore } from 'react'

const key = 'milgo-office-letter-keys'

let areOn = readStoredChoice(key) !== 'off'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Returns whether single letters are shortcuts in this browser. */
export const areLetterKeysOn = (): boolean => areOn

export const switchLetterKeys = (on: boolean): void => {
  areOn = on
  if (on) removeStoredChoice(key)
  else storeChoice(key, 'off')
  for (const listener of listeners) listener()
}

export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areLetterKeysOn)
