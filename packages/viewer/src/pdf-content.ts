import type { PDFDocumentProxy } from 'pdfjs-dist'

/** The text of the first pages, line by line; none for a scan. */
export const readPdfLines = async (
  document: PDFDocumentProxy,
  mostPages: number,
): Promise<readonly string[]> => {
  const lines: string[] = []
  for (let number = 1; number <= Math.min(mostPages, document.numPages); number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    let line = ''
    for (const item of items) {
      if (!('str' in item)) continue
      line += item.str
      if (!item.hasEOL) continue
      lines.push(line)
      line = ''
    }
    lines.push(line)
  }
  return lines
}
