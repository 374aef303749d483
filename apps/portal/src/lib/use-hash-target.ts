import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the element that the address names after `#`, once it is on the page. */
export const useHashTarget = (isReady: boolean): void => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again leads there again
  useEffect(() => {
    if (!isReady || hash === '') return
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(decodedHash(hash))
      target?.scrollIntoView({ block: 'start' })
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady, hash, key])
}

/** Returns the decoded hash, or an empty text if it cannot be decoded. */
const decodedHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
