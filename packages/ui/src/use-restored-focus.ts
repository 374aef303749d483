import { type FocusEvent, useEffect, useRef } from 'react'
import { findFocusable } from './focusable.ts'

/**
 * For a place whose buttons are exchanged as its state changes: when the one that was pressed goes away, the focus
 * moves to what has come instead, and does not fall out of the page.
 */
export const useRestoredFocus = (state: string) => {
  const place = useRef<HTMLDivElement>(null)
  const isWithin = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the reason to look
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
      // A blur also comes from a button that is being taken away; that is no farewell.
      queueMicrotask(() => {
        if (target.isConnected) isWithin.current = place.current?.contains(document.activeElement) ?? false
      })
    },
  }
}
