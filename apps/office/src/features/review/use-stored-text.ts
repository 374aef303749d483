import { useCallback, useMemo, useState } from 'react'

/** Text that survives a reload and a new login in this tab. */
export const useStoredText = (key: string) => {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const onChange = useCallback(
    (next: string) => {
      setText(next)
      try {
        if (next === '') sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, next)
      } catch {
        // A full store costs the survival of a reload, not the text on the page.
      }
    },
    [key],
  )
  return useMemo(() => ({ text, onChange }), [text, onChange])
}
