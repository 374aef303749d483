/**
 * Text as people mean it: without control characters and the invisible direction marks that come along when a
 * number is copied out of a Hebrew message. The joiners of Arabic stay. What is left is storable anywhere.
 */
const invisible = /[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Latin and Hebrew letters, digits and signs: nearly everything that is typed, and nothing to look for in it. */
const plain = /^[ -~\u05D0-\u05EA]*$/

export const cleanText = (value: string): string =>
  plain.test(value)
    ? value.trim()
    : value
        .toWellFormed()
        .replace(/[\t\r\n]+/g, ' ')
        .replace(invisible, '')
        .trim()

/** The same for a text of several lines, which stay apart. */
export const cleanLines = (value: string): string =>
  value
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')
    .trim()

/** Whether a database and a JSON document can keep the text: tabs and line breaks are its only control characters. */
export const isStorable = (value: string): boolean =>
  plain.test(value) || (value.isWellFormed() && !/[^\P{Cc}\t\r\n]/u.test(value))
