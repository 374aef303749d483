import { useEffect, useRef } from 'react'

/** Inside a window. Calls `tell` after the window has faded out, because until then the window holds the focus. */
export const WhenGone = ({ tell }: { readonly tell: () => void }) => {
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => () => latest.current(), [])
  return null
}
