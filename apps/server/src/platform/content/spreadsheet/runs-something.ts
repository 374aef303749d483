/** Functions that call a program, a library or an address outside of the file. */
const reaching =
  /(^|[^\p{L}\p{N}_.])(DDE|RTD|CALL|REGISTER|REGISTER\.ID|EXEC|EXECUTE|WEBSERVICE|IMAGE|IMPORT(?:DATA|FEED|HTML|RANGE|XML))\s*\(/iu

/** What people write between quotation marks, and names of sheets, which may hold anything but brackets. */
const quoted = /"(?:[^"]|"")*"|'(?:[^'[\]]|'')*'!/g

/**
 * Whether a formula asks another program for its value: by name and topic (`cmd|' /C calc'!A0`, which is what DDE looks
 * like, and the only thing a bar stands for in a formula), or by a function.
 */
export const runsSomething = (formula: string): boolean => {
  const known = formula.replace(/_xl(fn|ws|udf|l)\./gi, '')
  const bare = known.replace(quoted, ' ! ')
  // In the brackets of a table's columns quotation marks need no counterpart: what they seem to enclose is looked at.
  return bare.includes('|') || reaching.test(known.includes('[') ? known : bare)
}

/** Whether a reference is one to another file: `[1]Sheet1!A1`, `'C:\\folder\\[book.xlsx]Sheet1'!A1`; `[0]` is the book itself. */
export const namesOtherBook = (formula: string): boolean =>
  /\[(?!0\])[^[\]]*\][^[\]]*!/.test(formula) || /(^|[(,='])(https?:|file:|\\\\|[a-z]:\\)/i.test(formula)
