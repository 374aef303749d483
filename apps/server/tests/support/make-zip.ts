import { crc32, deflateRawSync } from 'node:zlib'

type Part = {
  readonly name: string
  readonly content: string | Buffer
  /** What the archive claims the part unfolds to, where it lies. */
  readonly claimedSize?: number
}

/** A zip archive, by the book or with lies in it. */
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

export const workbookParts: readonly Part[] = [
  {
    name: 'xl/workbook.xml',
    content:
      '<workbook xmlns:r="relations"><sheets><sheet name="one" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content:
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="x"/></Relationships>',
  },
]

export const sheetName = 'xl/worksheets/sheet1.xml'

const cellXml = (value: string, column: number, row: number): string =>
  value.startsWith('<')
    ? `<c r="${String.fromCharCode(65 + column)}${row}">${value}</c>`
    : `<c r="${String.fromCharCode(65 + column)}${row}" t="inlineStr"><is><t>${value}</t></is></c>`

/** A sheet of texts; a cell that begins with `<` is taken as it is. */
export const sheetXml = (rows: readonly (readonly string[])[]): string =>
  `<worksheet><sheetData>${rows
    .map(
      (cells, index) =>
        `<row r="${index + 1}">${cells.map((cell, column) => cellXml(cell, column, index + 1)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

export const makeXlsx = (rows: readonly (readonly string[])[], extra: readonly Part[] = []): Buffer =>
  makeZip([...workbookParts, { name: sheetName, content: sheetXml(rows) }, ...extra])
