/** Functions that call a program, a library or an address outside of the file. */
const reaching =
  /(^|[^\p{L}\p{N}_.])(DDE|RTD|CALL|REGISTER|REGISTER\.ID|EXEC|EXECUTE|WEBSERVICE|IMAGE|IMPORT(?:DATA|FEED|HTML|RANGE|XML))\s*\(/iu

/** Texts in quotation marks, and names of sheets, which may contain anything but brackets. */
const quoted = /"(?:[^"]|"")*"|'(?:[^'[\]]|'')*'!/g

/**
 * Returns whether a formula asks another program for its value: by DDE (`cmd|' /C calc'!A0`; a bar in a formula means
 * nothing else), or by a function.
 */
export const callsOtherProgram = (formula: string): boolean => {
  const known = formula.replace(/_xl(fn|ws|udf|l)\./gi, '')
  const bare = known.replace(quoted, ' ! ')
  // In the brackets of a table's columns, quotation marks need no closing mark. So the text that they seem to enclose
  // is checked as well.
  return bare.includes('|') || reaching.test(known.includes('[') ? known : bare)
}

/**
 * Returns whether a formula refers to another file: `[1]Sheet1!A1`, `'C:\\folder\\[book.xlsx]Sheet1'!A1`. `[0]` is the
 * book itself.
 */
export const namesOtherBook = (formula: string): boolean =>
  /\[(?!0\])[^[\]]*\][^[\]]*!/.test(formula) || /(^|[(,='])(https?:|file:|\\\\|[a-z]:\\)/i.test(formula)
