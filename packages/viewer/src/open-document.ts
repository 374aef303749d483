import type { DocumentKind } from './document-kind.ts'
import type { Opened } from './opened-document.ts'

const openImage = async (bytes: ArrayBuffer): Promise<Opened> => {
  try {
    return { kind: 'image', bitmap: await createImageBitmap(new Blob([bytes])) }
  } catch {
    return { kind: 'refused', why: 'broken' }
  }
}

/** Opens a file for drawing. The code for PDFs and for spreadsheets is loaded with the first such file. */
export const openDocument = async (
  kind: DocumentKind,
  bytes: ArrayBuffer,
  signal: AbortSignal,
): Promise<Opened> => {
  switch (kind) {
    case 'pdf':
      return (await import('./open-pdf.ts')).openPdf(bytes, signal)
    case 'image':
      return openImage(bytes)
    case 'sheet': {
      const { readSheet } = await import('./sheet/read-sheet.ts')
      const sheet = await readSheet(bytes)
      return sheet ? { kind: 'sheet', sheet } : { kind: 'refused', why: 'broken' }
    }
    case 'other':
      return { kind: 'refused', why: 'unsupported' }
  }
}

/** Draws the first page of a PDF ahead. A failure is ignored, because it is reported when the document is shown. */
export const prepareDocument = (opened: Opened): void => {
  if (opened.kind !== 'pdf') return
  // The document that is shown now is drawn first.
  whenIdle(() => {
    void import('./open-pdf.ts').then(({ drawFirstPage }) => drawFirstPage(opened.document)).catch(() => {})
  })
}

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 500 })
  else setTimeout(act, 100)
}

export const closeDocument = (opened: Opened): void => {
  if (opened.kind === 'pdf') opened.close()
  if (opened.kind === 'image') opened.bitmap.close()
}
