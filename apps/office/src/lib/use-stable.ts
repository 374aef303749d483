import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns the same function on every render, which calls the latest `act`. A component that gets it is not rendered
 * again because of it.
 */
export const useStable = <Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): ((...given: Given) => Answer) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
