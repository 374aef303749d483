import type { Opened, PageContents } from './opened-document.ts'

/** A number that is searched for is on the first pages or nowhere. */
const mostPages = 2

/** Returns the contents of the first pages for recognition by a program. The caller owns the pictures. */
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
