/** A spreadsheet takes what begins so for a formula; an apostrophe in front makes it text (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r|%]/

const cellText = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell)
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const rowsAtOnce = 500
const encoder = new TextEncoder()

/** CSV for people: spreadsheets read it as UTF-8 by its mark, and nothing in it is a formula. */
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
