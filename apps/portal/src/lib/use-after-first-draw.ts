import { useDeferredValue } from 'react'

/** Returns false on the first drawing and true right after, so that what is below the first screen is drawn later. */
export const useAfterFirstDraw = (): boolean => useDeferredValue(true, false)
