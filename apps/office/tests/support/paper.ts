const objects = (texts: readonly string[]): readonly string[] => {
  const placeOf = (page: number) => 4 + 2 * page
  const kids = texts.map((_, page) => `${placeOf(page)} 0 R`).join(' ')
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${texts.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, page) => {
      const content = `BT /F1 24 Tf 40 480 Td (${text}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /Font << /F1 3 0 R >> >> /Contents ${placeOf(page) + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
}

/** Returns the address of a PDF with a page for each of these lines of Latin text. */
export const pdfAddress = (...texts: readonly string[]): string => {
  const parts = ['%PDF-1.4\n']
  const places: number[] = []
  for (const [index, object] of objects(texts).entries()) {
    places.push(parts.join('').length)
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`)
  }
  const table = parts.join('').length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`,
  )
  return `data:application/pdf;base64,${btoa(parts.join(''))}`
}

/** Returns the address of a picture of a letter with these lines of text. */
export const drawnAddress = async (lines: readonly string[]): Promise<string> => {
  const canvas = document.createElement('canvas')
  canvas.width = 1_100
  canvas.height = 1_500
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing to draw on')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = '44px sans-serif'
  context.direction = 'ltr'
  for (const [place, line] of lines.entries()) context.fillText(line, 100, 200 + place * 90)
  return canvas.toDataURL('image/png')
}
