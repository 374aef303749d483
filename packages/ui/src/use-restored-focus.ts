import { type FocusEvent, useEffect, useRef } from 'react'
import { findFocusable } from './focusable.ts'

/**
 * For an element whose buttons are replaced when its state changes. When the pressed button is removed, the focus moves
 * to a new one, so that it is not lost.
 */
export const useRestoredFocus = (state: string) => {
  const place = useRef<HTMLDivElement>(null)
  const isWithin = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the state changed
  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body || !place.current) return
    findFocusable(place.current)?.focus()
  }, [state])

  return {
    ref: place,
    onFocus: () => {
      isWithin.current = true
    },
    onBlur: ({ target }: FocusEvent) => {
      // A button that is being removed is blurred too. That does not mean that the user left.
      queueMicrotask(() => {
        if (target.isConnected) isWithin.current = place.current?.contains(document.activeElement) ?? false
      })
    },
  }
}
