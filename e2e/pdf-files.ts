import type { SampleFile } from './documents.ts'

const asFile = (name: string, buffer: Buffer): SampleFile => ({ name, mimeType: 'application/pdf', buffer })

/** Numbered objects with their table of places, as the format asks for it. */
const pdfOf = (objects: readonly (string | Buffer)[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(Buffer.concat(parts).length)
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const table = Buffer.concat(parts).length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`,
    ),
  )
  return Buffer.concat(parts)
}

const stream = (head: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${head} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])

/** Pages that each say their number, in a font that every reader brings along. */
export const longPdf = (pages: number): SampleFile => {
  const first = 4
  const numbers = Array.from({ length: pages }, (_, index) => index)
  const kids = numbers.map((index) => `${first + index * 2} 0 R`).join(' ')
  const objects = numbers.flatMap((index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
    stream('', Buffer.from(`BT /F1 36 Tf 60 480 Td (Payslip number ${index + 1}) Tj ET`)),
  ])
  return asFile(
    'long.pdf',
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      ...objects,
    ]),
  )
}

/** One page that is nothing but a photo. */
export const scannedPdf = (photo: Buffer, width: number, height: number): SampleFile =>
  asFile(
    'scan.pdf',
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /XObject << /Im 4 0 R >> >> /Contents 5 0 R >>',
      stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        photo,
      ),
      stream('', Buffer.from('q 420 0 0 595 0 0 cm /Im Do Q')),
    ]),
  )

export const brokenPdf: SampleFile = asFile('broken.pdf', Buffer.from('%PDF-1.7\nnothing of a document'))
