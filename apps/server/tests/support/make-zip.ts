import { crc32, deflateRawSync } from 'node:zlib'

type Part = {
  readonly name: string
  readonly content: string | Buffer
  /** The wrong size that the archive gives for the part. */
  readonly claimedSize?: number
}

/** Makes a zip archive, valid or with wrong sizes. */
export const makeZip = (parts: readonly Part[]): Buffer => {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize } of parts) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(0x0800, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimedSize ?? data.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    centrals.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, tail, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end])
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Returns the part that names the type of every other part, with further entries of the test. */
export const typesXml = (more = '', book = `${spreadsheet}.sheet.main+xml`): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="bin" ContentType="${spreadsheet}.printerSettings"/><Override PartName="/xl/workbook.xml" ContentType="${book}"/><Override PartName="/${sheetName}" ContentType="${spreadsheet}.worksheet+xml"/>${more}</Types>`

/** Returns a part with relations. Each has a type of the standard, or a full address, and a target. */
export const relationsXml = (
  list: readonly (readonly [type: string, target: string, mode?: string])[],
): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(
      ([type, target, mode], index) =>
        `<Relationship Id="rId${index + 1}" Type="${type.includes(':') ? type : `${relations}/${type}`}" Target="${target}"${mode === undefined ? '' : ` TargetMode="${mode}"`}/>`,
    )
    .join('')}</Relationships>`

export const sheetName = 'xl/worksheets/sheet1.xml'

export const workbookParts: readonly Part[] = [
  { name: '[Content_Types].xml', content: typesXml() },
  { name: '_rels/.rels', content: relationsXml([['officeDocument', 'xl/workbook.xml']]) },
  {
    name: 'xl/workbook.xml',
    content:
      '<workbook xmlns:r="relations"><sheets><sheet name="one" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: relationsXml([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['theme', 'x'],
    ]),
  },
]

const cellXml = (value: string, column: number, row: number): string =>
  value.startsWith('<')
    ? `<c r="${String.fromCharCode(65 + column)}${row}">${value}</c>`
    : `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`

/** Returns a sheet of texts. A cell that begins with `<` is written as it is. */
export const sheetXml = (rows: readonly (readonly string[])[]): string =>
  `<worksheet><sheetData>${rows
    .map(
      (cells, index) =>
        `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, column, index + 1)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** Makes a valid spreadsheet. A part of the test replaces the one with the same name. */
export const makeXlsx = (rows: readonly (readonly string[])[], extra: readonly Part[] = []): Buffer => {
  const parts = [...workbookParts, { name: sheetName, content: sheetXml(rows) }]
  const isReplaced = ({ name }: Part) => extra.some((part) => part.name === name)
  return makeZip([...parts.filter((part) => !isReplaced(part)), ...extra])
}
