import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for all drawings, which acts as in the last one: a part of the page that has it is not drawn again for it. */
export const useStable = <Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): ((...given: Given) => Answer) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
