import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router'

/**
 * Which request the page has open, by its address, and which one is shown ahead of it. The router draws another address in
 * pieces, whenever there is time; for the next request somebody waits, so that it is drawn at once.
 */
export const useShownRequest = () => {
  const { id: opened = '' } = useParams()
  const [shownAhead, setShownAhead] = useState<string>()
  // Back, before the address has come, leads to where it never left.
  useEffect(() => {
    const follow = () => setShownAhead(undefined)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has come, or leads elsewhere
  useEffect(() => setShownAhead(undefined), [opened])
  /** Without one, what is open is shown again. */
  const showAhead = useCallback((id?: string) => flushSync(() => setShownAhead(id)), [])
  return { opened, shownAhead: shownAhead === opened ? undefined : shownAhead, showAhead }
}
