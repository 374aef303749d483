import type { Pack } from './pack-entry.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const encoder = new TextEncoder()
const part = (name: string, xml: string): ZipEntry => ({
  name,
  content: () => [encoder.encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`)],
})

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const parts = [
  part(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  ),
  part(
    '_rels/.rels',
    `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  part(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  part(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Escapes a text. Characters that XML cannot contain are left out. */
const xmlText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)

/**
 * Returns the XML of a cell. A text is written as an inline string, which is never a formula and loses no leading
 * zeros.
 */
const cellXml = (cell: string | number): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`

const rowsAtOnce = 500

async function* sheetXml(
  rows: AsyncIterable<readonly (string | number)[]>,
  widths: readonly number[],
): AsyncGenerator<Uint8Array> {
  const columns = widths
    .map((width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  let xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`
  let count = 0
  for await (const row of rows) {
    xml += `<row>${row.map(cellXml).join('')}</row>`
    count += 1
    if (count % rowsAtOnce > 0) continue
    yield encoder.encode(xml)
    xml = ''
  }
  yield encoder.encode(`${xml}</sheetData></worksheet>`)
}

/**
 * Returns a workbook with one right-to-left sheet, written row by row. The same rows, time and packing give the same
 * bytes.
 */
export const xlsxStream = (
  rows: AsyncIterable<readonly (string | number)[]>,
  at: Date,
  widths: readonly number[],
  pack: Pack,
): AsyncGenerator<Buffer> =>
  zipStream([...parts, { name: 'xl/worksheets/sheet1.xml', content: () => sheetXml(rows, widths) }], at, pack)
