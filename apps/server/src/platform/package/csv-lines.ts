/**
 * Matches cells that a spreadsheet reads as a formula. An apostrophe in front makes them text (OWASP, CSV injection).
 */
const formulaStart = /^[=+\-@\t\r|%]/

const cellText = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell)
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const rowsAtOnce = 500
const encoder = new TextEncoder()

/** Returns CSV for spreadsheets. They read it as UTF-8 by its byte order mark, and no cell is a formula. */
export async function* csvLines(
  rows: AsyncIterable<readonly (string | number)[]>,
): AsyncGenerator<Uint8Array> {
  let lines = ['\uFEFF']
  for await (const row of rows) {
    lines.push(`${row.map(cellText).join(',')}\r\n`)
    if (lines.length < rowsAtOnce) continue
    yield encoder.encode(lines.join(''))
    lines = []
  }
  yield encoder.encode(lines.join(''))
}
