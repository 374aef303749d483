/**
 * Matches characters that are removed from a text: control characters, and the invisible direction marks that are
 * copied along with a number from a Hebrew message. The joiners of Arabic are not removed. A text without these
 * characters can be stored anywhere.
 */
const invisible = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/**
 * Matches texts of Latin and Hebrew letters, digits and signs only. Nearly every text is one, and contains nothing to
 * clean.
 */
const plain = /^[ -~\u05D0-\u05EA]*$/

/**
 * Matches one visible character: not white space, not a character that Unicode lets a font leave out, not an empty
 * Braille cell.
 */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * Returns the text without invisible characters, in one line. Returns '' if no visible character is left, so that an
 * invisible text does not count as an answer to a required question.
 */
export const cleanText = (value: string): string => {
  if (plain.test(value)) return value.trim()
  const clean = value
    .toWellFormed()
    .replace(/[\t\r\n]+/g, ' ')
    .replace(invisible, '')
    .trim()
  return visible.test(clean) ? clean : ''
}

export const isBlank = (text: string): boolean => cleanText(text) === ''

/** Cleans each line of a text and leaves the line breaks between them. */
export const cleanLines = (value: string): string =>
  value
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')
    .trim()

/**
 * Returns whether a database and a JSON document can store the text: tabs and line breaks are its only control
 * characters.
 */
export const isStorable = (value: string): boolean =>
  plain.test(value) || (value.isWellFormed() && !/[^\P{Cc}\t\r\n]/u.test(value))
