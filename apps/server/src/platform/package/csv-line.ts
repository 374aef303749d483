/** Matches cells that a spreadsheet reads as a formula. */
const startsFormula = /^[=+\-@\t\r]/

/** Returns the text of a cell. A leading apostrophe makes a spreadsheet show a formula as text and run nothing. */
const cellOf = (value: string): string => {
  const harmless = startsFormula.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The byte order mark, by which a spreadsheet knows that the text is UTF-8. */
export const csvStart = '\uFEFF'

export const csvLine = (values: readonly string[]): string => `${values.map(cellOf).join(',')}\r\n`
