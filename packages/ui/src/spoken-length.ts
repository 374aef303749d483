/**
 * Returns what a screen reader announces about a limited length while the user types: nothing until a tenth is left,
 * then once, and again at the end. An announcement at every keystroke would hide the typed text.
 */
export const spokenLength = (length: number, maxLength: number): string => {
  if (length >= maxLength) return `${maxLength} / ${maxLength}`
  const nearly = Math.ceil(maxLength * 0.9)
  return length >= nearly ? `${nearly} / ${maxLength}` : ''
}
