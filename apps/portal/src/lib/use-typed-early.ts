import { useLayoutEffect } from 'react'

/** What was typed into a prepared page before the application came: the field has it, and the page must know. */
export const useTypedEarly = (fieldId: string, take: (typed: string) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the page hears of every key
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLInputElement && field.value !== '') take(field.value)
  }, [])
}
