/**
 * Digits with the marks of a date, a time, a sum or a phone number; a mark at the end is not included. The shekel sign
 * is included, because it would otherwise change sides. So is a Latin word that ends in digits (SHA-256).
 */
const numberRun = /[A-Za-z][A-Za-z\d]*-?\d+|[*+−]?₪?\d(?:[\d.,:/\-–]*\d)?%?/g

type Part = { readonly start: number; readonly part: string; readonly isNumber: boolean }

export const splitNumbers = (text: string): readonly Part[] => {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(numberRun)) {
    if (match.index > end) parts.push({ start: end, part: text.slice(end, match.index), isNumber: false })
    parts.push({ start: match.index, part: match[0], isNumber: true })
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ start: end, part: text.slice(end), isNumber: false })
  return parts
}
