import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is so, and whenever that changes: `useMedia('(min-width: 64rem)')`. */
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
