/**
 * What a screen reader is told about a limited length while one types: nothing until a tenth is left, then once, and
 * again at the end. Every stroke would drown what is being written.
 */
export const spokenLength = (length: number, maxLength: number): string => {
  if (length >= maxLength) return `${maxLength} / ${maxLength}`
  const nearly = Math.ceil(maxLength * 0.9)
  return length >= nearly ? `${nearly} / ${maxLength}` : ''
}
