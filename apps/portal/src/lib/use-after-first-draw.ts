import { useDeferredValue } from 'react'

/** False when something is drawn first and true right after: what stands below the first screen waits for what is in it. */
export const useAfterFirstDraw = (): boolean => useDeferredValue(true, false)
