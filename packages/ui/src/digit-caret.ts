import { useRef } from 'react'
import { digitsOnly } from './digits-only.ts'

/** Where the caret belongs after a rewrite: behind as many digits as it stood behind before. */
export const caretAfterDigits = (text: string, digits: number): number => {
  let seen = 0
  for (let index = 0; index < text.length; index++) {
    if (seen === digits) return index
    if (/\d/.test(text[index] ?? '')) seen++
  }
  return text.length
}

/** For an input whose text is rewritten as one types: in its middle the caret would otherwise jump to the end. */
export const useDigitCaret = () => {
  const ref = useRef<HTMLInputElement>(null)
  const keepCaret = () => {
    const input = ref.current
    const caret = input?.selectionStart
    if (!input || caret === null || caret === undefined || caret === input.value.length) return
    const digits = digitsOnly(input.value.slice(0, caret)).length
    // By then React has written the new text, or put back the old one.
    queueMicrotask(() => {
      const place = caretAfterDigits(input.value, digits)
      input.setSelectionRange(place, place)
    })
  }
  return { ref, keepCaret }
}
