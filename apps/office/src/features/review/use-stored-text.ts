import { useCallback, useMemo, useState } from 'react'

/** A text that survives a reload and a new login in this tab. */
export const useStoredText = (key: string) => {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const onChange = useCallback(
    (next: string) => {
      setText(next)
      try {
        if (next === '') sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, next)
      } catch {
        // With a full store the text does not survive a reload. It stays on the page.
      }
    },
    [key],
  )
  return useMemo(() => ({ text, onChange }), [text, onChange])
}
