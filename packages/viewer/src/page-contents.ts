import type { Opened, PageContents } from './opened-document.ts'

/** A number that is looked for stands on the first pages or nowhere. */
const mostPages = 2

/** Made for reading by a program. Whoever gets the pictures owns them. */
export const pageContents = async (opened: Opened): Promise<PageContents> => {
  switch (opened.kind) {
    case 'image':
      return { texts: [], pictures: [await createImageBitmap(opened.bitmap)] }
    case 'pdf':
      return (await import('./pdf-page-contents.ts')).pdfPageContents(opened.document, mostPages)
    case 'sheet':
    case 'refused':
      return { texts: [], pictures: [] }
  }
}
