import { guardPage } from '@milgo/web-client/leave-guard'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useParams } from 'react-router'

type ShownAhead = {
  readonly id: string
  /** Resolves to whether the decision that led to this request arrived. Undefined if no decision is being sent. */
  readonly deciding?: Promise<boolean> | undefined
}

/**
 * Shows another request instead of the open one, before the address has changed. Without an id, shows the open one
 * again.
 */
export type ShowAhead = (id?: string, deciding?: Promise<boolean>) => void

/**
 * Returns the open request, by the address, and the request that is shown ahead of it. The router renders a new address
 * with low priority. The reviewer waits for the next request, so it is rendered at once.
 */
export const useShownRequest = () => {
  const { id: opened = '' } = useParams()
  const [ahead, setAhead] = useState<ShownAhead>()
  // Back, before the address has changed, returns to the open request.
  useEffect(() => {
    const follow = () => setAhead(undefined)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the address changed
  useEffect(() => setAhead(undefined), [opened])
  const deciding = ahead?.deciding
  // A refusal is shown on the screen behind this one, so leaving waits for the server's answer.
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
