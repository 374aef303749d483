/** Returns a file in which each character is one byte, because a PDF's text may contain a photo. */
const asFile = (name: string, bytes: string): File =>
  new File([Uint8Array.from(bytes, (character) => character.charCodeAt(0))], name, {
    type: 'application/pdf',
  })

/** Returns a PDF of numbered objects with their cross-reference table. */
const pdfOf = (objects: readonly string[]): string => {
  let written = '%PDF-1.4\n'
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(written.length)
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${written}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF`
}

const stream = (head: string, content: string): string =>
  `<< ${head} /Length ${content.length} >>\nstream\n${content}\nendstream`

/** Returns a PDF whose pages show their numbers, in a font that every PDF reader has. */
export const longPdf = (pages: number): File => {
  const first = 4
  const numbers = Array.from({ length: pages }, (_, index) => index)
  const kids = numbers.map((index) => `${first + index * 2} 0 R`).join(' ')
  const objects = numbers.flatMap((index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
    stream('', `BT /F1 36 Tf 60 480 Td (Payslip number ${index + 1}) Tj ET`),
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

/** Returns a PDF of one page that contains only a photo. */
export const scannedPdf = async (photo: File, width: number, height: number): Promise<File> => {
  const bytes = Array.from(new Uint8Array(await photo.arrayBuffer()), (byte) => String.fromCharCode(byte))
  return asFile(
    'scan.pdf',
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /XObject << /Im 4 0 R >> >> /Contents 5 0 R >>',
      stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        bytes.join(''),
      ),
      stream('', 'q 420 0 0 595 0 0 cm /Im Do Q'),
    ]),
  )
}

export const brokenPdf = asFile('broken.pdf', '%PDF-1.7\nnothing of a document')
