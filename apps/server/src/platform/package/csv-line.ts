/** What makes a spreadsheet read a cell as a formula. */
const startsFormula = /^[=+\-@\t\r]/

/** A leading apostrophe makes a spreadsheet show the text as it is, and run nothing. */
const cellOf = (value: string): string => {
  const harmless = startsFormula.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The mark that lets a spreadsheet know that the text is UTF-8. */
export const csvStart = '\uFEFF'

export const csvLine = (values: readonly string[]): string => `${values.map(cellOf).join(',')}\r\n`
