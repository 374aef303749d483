/** The objects of a PDF by their numbers, as bytes in latin1, and its trailer. */
export type PdfObjects = { readonly objects: Map<number, string>; readonly trailer: string }

/** Reads a PDF of the Typst compiler: it has one table of offsets, and no object inside another. */
export const readObjects = (pdf: Buffer): PdfObjects => {
  const text = pdf.toString('latin1')
  const table = text.lastIndexOf('\nxref\n') + 1
  const rows = text.slice(table, text.indexOf('trailer', table)).split('\n').slice(2)
  const objects = new Map<number, string>()
  for (const [number, row] of rows.entries()) {
    const [offset = '', , use] = row.trim().split(' ')
    if (use !== 'n') continue
    const start = text.indexOf('obj', Number(offset)) + 'obj'.length
    objects.set(number, text.slice(start, endOf(text, start)).trim())
  }
  const trailer = text.slice(text.indexOf('<<', text.lastIndexOf('trailer')), text.lastIndexOf('startxref'))
  return { objects, trailer: trailer.trim() }
}

/**
 * Returns where an object ends. The bytes of a stream may look like the end of an object, so they are skipped by their
 * length.
 */
const endOf = (text: string, start: number): number => {
  const first = text.indexOf('endobj', start)
  const stream = text.indexOf('stream\n', start)
  if (stream === -1 || stream > first) return first
  const [, length = '0'] = /\/Length (\d+)/.exec(text.slice(start, stream)) ?? []
  return text.indexOf('endobj', stream + 'stream\n'.length + Number(length))
}

/** Writes the objects to a file with its table of offsets. */
export const writeObjects = ({ objects, trailer }: PdfObjects): Buffer => {
  let text = '%PDF-1.7\n%\x80\x80\x80\x80\n'
  const size = Math.max(...objects.keys()) + 1
  const rows = Array.from({ length: size }, () => '0000000000 65535 f ')
  for (const [number, body] of objects) {
    rows[number] = `${String(text.length).padStart(10, '0')} 00000 n `
    text += `${number} 0 obj\n${body}\nendobj\n`
  }
  const table = `xref\n0 ${size}\n${rows.join('\n')}\n`
  const end = `trailer\n${trailer.replace(/\/Size \d+/, `/Size ${size}`)}\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end, 'latin1')
}
