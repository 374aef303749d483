import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist'

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

/** The first page as a picture whose longer side has this many pixels. */
export const drawFirstPageAs = async (document: PDFDocumentProxy, longSide: number): Promise<ImageBitmap> => {
  const page = await document.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longSide / Math.max(width, height) })
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE }).promise
  return createImageBitmap(canvas)
}
