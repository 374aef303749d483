import { useRef } from 'react'
import { digitsOnly } from './digits-only.ts'

/** Returns the caret's position in a rewritten text: after as many digits as before the rewrite. */
export const caretAfterDigits = (text: string, digits: number): number => {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digits) return index
    if (/\d/.test(text[index] ?? '')) seen++
  }
  return text.length
}

/**
 * For an input whose text is rewritten while it is typed. Without this, a caret in the middle of the text would jump to
 * the end.
 */
export const useDigitCaret = () => {
  const ref = useRef<HTMLInputElement>(null)
  const keepCaret = () => {
    const input = ref.current
    const caret = input?.selectionStart
    if (!input || caret === null || caret === undefined || caret === input.value.length) return
    const digits = digitsOnly(input.value.slice(0, caret)).length
    // In the microtask React has already written the new text, or restored the old one.
    queueMicrotask(() => {
      const place = caretAfterDigits(input.value, digits)
      input.setSelectionRange(place, place)
    })
  }
  return { ref, keepCaret }
}
