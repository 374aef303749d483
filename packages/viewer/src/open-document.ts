import type { DocumentKind } from './document-kind.ts'
import type { Opened } from './opened-document.ts'

const openImage = async (bytes: ArrayBuffer): Promise<Opened> => {
  try {
    return { kind: 'image', bitmap: await createImageBitmap(new Blob([bytes])) }
  } catch {
    return { kind: 'refused', why: 'broken' }
  }
}

/** What is in a file, ready to be drawn. The code for PDFs and for spreadsheets loads with the first of them. */
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

/** Whatever goes wrong shows itself when the document is looked at. */
export const prepareDocument = (opened: Opened): void => {
  if (opened.kind !== 'pdf') return
  // What somebody looks at now is drawn first.
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
