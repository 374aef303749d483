const units = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט']
const tens = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ']
const hundreds = ['', 'ק', 'ר', 'ש', 'ת', 'תק', 'תר', 'תש', 'תת', 'תתק']

/** Customary spellings: with a final letter, or with letters reordered that would spell murder or destruction. */
const customary: ReadonlyMap<number, string> = new Map([
  [680, 'תר״ף'],
  [698, 'תרח״צ'],
  [744, 'תשד״מ'],
  [780, 'תש״ף'],
])

/** Returns a number from 1 to 999 in Hebrew letters. 15 and 16 are written as 9 + 6 and 9 + 7, to avoid a holy name. */
export const hebrewNumeral = (value: number): string => {
  const custom = customary.get(value)
  if (custom !== undefined) return custom
  const rest = value % 100
  const low = rest === 15 ? 'טו' : rest === 16 ? 'טז' : `${tens[Math.floor(rest / 10)]}${units[rest % 10]}`
  const letters = `${hundreds[Math.floor(value / 100) % 10]}${low}`
  return letters.length === 1 ? `${letters}׳` : `${letters.slice(0, -1)}״${letters.slice(-1)}`
}

/** Returns a year without its thousands, as is customary; with them if there is nothing else. */
export const hebrewYear = (year: number): string =>
  year % 1000 === 0 ? `${hebrewNumeral(year / 1000)} אלפים` : hebrewNumeral(year % 1000)
