import { useLayoutEffect } from 'react'

/**
 * Passes on what was typed into a prepared page before the application was loaded, because the field has the text and
 * the page must know it.
 */
export const useTypedEarly = (fieldId: string, take: (typed: string) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: later the page hears of every key
  useLayoutEffect(() => {
    const field = document.getElementById(fieldId)
    if (field instanceof HTMLInputElement && field.value !== '') take(field.value)
  }, [])
}
