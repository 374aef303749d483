/** Makes a valid PDF of one empty page. `comment` is where readers ignore it. */
export const makePdf = ({ comment = '', trailer = '' } = {}): Buffer => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ]
  let text = `%PDF-1.4\n%\xe2\xe3\xcf\xd3\n${comment === '' ? '' : `%${comment}\n`}`
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = text.length
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${end}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Makes the same PDF with exactly this number of bytes, filled with a comment. */
export const makePdfOf = (bytes: number): Buffer => {
  const room = bytes - makePdf({ comment: 'x' }).length
  const filled = makePdf({ comment: 'x'.repeat(1 + room) })
  // The table's offset may have more digits now.
  const surplus = filled.length - bytes
  return makePdf({ comment: 'x'.repeat(1 + room - surplus) })
}
