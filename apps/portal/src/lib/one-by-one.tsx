import { type ReactElement, startTransition, useEffect, useState } from 'react'

type Props = {
  /** Should be memoized, so that adding a part does not draw the earlier ones again. */
  readonly parts: readonly ReactElement[]
  /** Whether the page is just being opened. */
  readonly isOpening: boolean
}

/**
 * Draws parts of a page. While the page opens, one more part is drawn whenever the parts before are drawn, because all
 * of them together would block a slow phone for a fifth of a second. What follows the parts stays below the screen in
 * the meantime, so that nothing visible moves.
 */
export const OneByOne = ({ parts, isOpening }: Props) => {
  const [drawn, setDrawn] = useState(isOpening ? 1 : parts.length)
  useEffect(() => {
    if (drawn < parts.length) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, parts.length])
  return (
    <>
      {parts.slice(0, drawn)}
      {drawn < parts.length && <div aria-hidden="true" className="min-h-dvh" />}
    </>
  )
}
