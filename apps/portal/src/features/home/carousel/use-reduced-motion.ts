import { useSyncExternalStore } from 'react'

const wish = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (changed: () => void) => {
  const query = wish()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wish().matches,
    () => true,
  )
