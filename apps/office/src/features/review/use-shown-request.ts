import { guardPage } from '@milgo/web-client/leave-guard'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router'

type ShownAhead = {
  readonly id: string
  /** Whether the decision arrives that led to it; absent where nothing is decided any more. */
  readonly deciding?: Promise<boolean> | undefined
}

/** Draws another request in place of the one that is open, before the address has changed; without an id, that one again. */
export type ShowAhead = (id?: string, deciding?: Promise<boolean>) => void

/**
 * Which request the page has open, by its address, and which one is shown ahead of it. The router draws another address in
 * pieces, whenever there is time; for the next request somebody waits, so that it is drawn at once.
 */
export const useShownRequest = () => {
  const { id: opened = '' } = useParams()
  const [ahead, setAhead] = useState<ShownAhead>()
  // Back, before the address has come, leads to where it never left.
  useEffect(() => {
    const follow = () => setAhead(undefined)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address has come, or leads elsewhere
  useEffect(() => setAhead(undefined), [opened])
  const deciding = ahead?.deciding
  // What is refused is said on the screen behind this one: whoever leaves waits for it.
  useEffect(
    () => (deciding ? guardPage({ isClosed: () => true, ask: () => deciding }) : undefined),
    [deciding],
  )
  const showAhead: ShowAhead = useCallback(
    (id, decision) => flushSync(() => setAhead(id === undefined ? undefined : { id, deciding: decision })),
    [],
  )
  return { opened, shownAhead: ahead?.id === opened ? undefined : ahead?.id, showAhead }
}
