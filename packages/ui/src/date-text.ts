import { westernDigits } from './western-digits.ts'

/** How many characters day, month and year take. */
const lengths = [2, 2, 4] as const

const pad = (part: string, length: number): string => part.padStart(length, '0')

/** `yyyy-mm-dd` of a text dd.mm.yyyy that names a day of the calendar, else null: unfinished, or no such day. */
export const parseDateText = (text: string): string | null => {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  if (!match) return null
  const [, day = '', month = '', year = ''] = match
  const iso = `${year}-${pad(month, 2)}-${pad(day, 2)}`
  const date = new Date(`${iso}T00:00:00Z`)
  // A 31.02 is not refused by Date but rolls over into March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}

/** dd.mm.yyyy of a `yyyy-mm-dd`. */
export const dateTextOf = (iso: string): string => iso.split('-').reverse().join('.')

/** As computers write it, and as a browser fills in a birthday. */
const yearFirst = /^\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/

/** Digits without three parts to go by: each fills up before the next begins, and a sign that is no digit ends one. */
const flowInto = (text: string): readonly string[] => {
  const parts = ['']
  for (const sign of text.replace(/\D+/g, '.')) {
    const part = parts.length - 1
    const current = parts[part] ?? ''
    const isFull = current.length === lengths[part]
    if (sign === '.') {
      if (current !== '' && part < 2) parts.push('')
    } else if (!isFull) parts[part] = current + sign
    else if (part < 2) parts.push(sign)
  }
  return parts
}

/**
 * What the field shows after one more keystroke or a paste: any separator becomes a dot, and a dot comes by itself
 * once day or month is full, but never while one deletes. In a whole date every part keeps to its own digits.
 */
export const completeDateTyping = (before: string, typed: string): string => {
  const text = westernDigits(typed)
  const [, year, month, day] = yearFirst.exec(text) ?? []
  if (year && month && day) return `${day}.${month}.${year}`
  const groups = text.match(/\d+/g) ?? []
  if (groups.length >= 3) return lengths.map((length, part) => groups[part]?.slice(0, length)).join('.')
  const parts = flowInto(text)
  const isGrowing = text.length > before.length && text.startsWith(before)
  const isFull = parts.at(-1)?.length === lengths[parts.length - 1]
  return parts.join('.') + (isGrowing && isFull && parts.length < 3 ? '.' : '')
}
