import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import type { PageContents } from './opened-document.ts'

/** The length of the longer side of a drawn page, in pixels. The digits of a letter are then high enough to be read. */
const drawnSide = 2000

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

const pictureOf = async (page: PDFPageProxy): Promise<ImageBitmap> => {
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: drawnSide / Math.max(width, height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE }).promise
  return createImageBitmap(canvas)
}

/**
 * Returns the contents of the first pages. A page whose text has no digit is a scan or is drawn by curves, so it is
 * returned as a picture.
 */
export const pdfPageContents = async (pdf: PDFDocumentProxy, mostPages: number): Promise<PageContents> => {
  const texts: string[] = []
  const pictures: ImageBitmap[] = []
  for (let number = 1; number <= Math.min(mostPages, pdf.numPages); number++) {
    const page = await pdf.getPage(number)
    const text = await textOf(page)
    if (/\d/.test(text)) texts.push(text)
    else pictures.push(await pictureOf(page))
  }
  return { texts, pictures }
}
