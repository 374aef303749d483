const units = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט']
const tens = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ']
const hundreds = ['', 'ק', 'ר', 'ש', 'ת', 'תק', 'תר', 'תש', 'תת', 'תתק']

/** By custom: a final letter, and letters turned round that would spell murder or destruction. */
const customary: ReadonlyMap<number, string> = new Map([
  [680, 'תר״ף'],
  [698, 'תרח״צ'],
  [744, 'תשד״מ'],
  [780, 'תש״ף'],
])

/** A number from 1 to 999 in Hebrew letters. 15 and 16 are 9 and 6, 9 and 7, so as not to write a holy name. */
export const hebrewNumeral = (value: number): string => {
  const custom = customary.get(value)
  if (custom !== undefined) return custom
  const rest = value % 100
  const low = rest === 15 ? 'טו' : rest === 16 ? 'טז' : `${tens[Math.floor(rest / 10)]}${units[rest % 10]}`
  const letters = `${hundreds[Math.floor(value / 100) % 10]}${low}`
  return letters.length === 1 ? `${letters}׳` : `${letters.slice(0, -1)}״${letters.slice(-1)}`
}

/** A year without its thousands, as it is written; one that has nothing else is written with them. */
export const hebrewYear = (year: number): string =>
  year % 1000 === 0 ? `${hebrewNumeral(year / 1000)} אלפים` : hebrewNumeral(year % 1000)
