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

/**
 * What the field shows after one more keystroke or a paste: any separator becomes a dot, and a dot comes by itself
 * once day or month is full, but never while one deletes.
 */
export const completeDateTyping = (before: string, typed: string): string => {
  const isGrowing = typed.length > before.length && typed.startsWith(before)
  const parts = ['']
  for (const sign of typed.replace(/[^\d]+/g, '.')) {
    const part = parts.length - 1
    const current = parts[part] ?? ''
    const isFull = current.length === lengths[part]
    if (sign === '.') {
      if (current !== '' && part < 2) parts.push('')
    } else if (!isFull) parts[part] = current + sign
    else if (part < 2) parts.push(sign)
  }
  const last = parts.at(-1) ?? ''
  const dot = isGrowing && parts.length < 3 && last.length === lengths[parts.length - 1] ? '.' : ''
  return parts.join('.') + dot
}
