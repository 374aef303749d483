import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router'

/**
 * Which request the page shows. The router draws another address in pieces, whenever there is time; for the next request
 * somebody waits, so that it is drawn at once.
 */
export const useShownRequest = () => {
  const { id: addressed = '' } = useParams()
  const [next, setNext] = useState<string>()
  // Back, before the address has come, leads to where it never left.
  useEffect(() => {
    const follow = () => setNext(undefined)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has come, or leads elsewhere
  useEffect(() => setNext(undefined), [addressed])
  const showNow = useCallback((id: string) => flushSync(() => setNext(id)), [])
  return { id: next ?? addressed, isShownAhead: next !== undefined, showNow }
}
