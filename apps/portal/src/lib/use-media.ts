import { useCallback, useSyncExternalStore } from 'react'

/** Returns whether the screen matches a media query, and follows its changes: `useMedia('(min-width: 64rem)')`. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const list = matchMedia(query)
        list.addEventListener('change', listener)
        return () => list.removeEventListener('change', listener)
      },
      [query],
    ),
    () => matchMedia(query).matches,
  )
