import {
  AnnotationMode,
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  PDFWorker,
} from 'pdfjs-dist'
import { scaleAhead } from './image-geometry.ts'
import type { Opened } from './opened-document.ts'
import { PdfData } from './pdf-data.ts'

let worker: PDFWorker | undefined

/**
 * Returns the one worker that parses all documents outside the page's thread. It is passed to each document, because a
 * document that starts its worker itself also ends it when it is closed, for all other documents too.
 */
const theWorker = (): PDFWorker => {
  worker ??= PDFWorker.create({
    port: new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
    verbosity: 0,
  })
  return worker
}

/** A picture in a PDF with more pixels than this is not drawn. A scan at 600 dpi has half as many. */
const mostPicturePixels = 100_000_000

export const openPdf = async (bytes: ArrayBuffer, signal: AbortSignal): Promise<Opened> => {
  const task = getDocument({
    worker: theWorker(),
    data: new Uint8Array(bytes),
    BinaryDataFactory: PdfData,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: mostPicturePixels,
    // The viewer sets up each page when it becomes visible. With this on it would ask for all pages ahead, and give a page
    // that arrives late to whatever document it shows by then.
    disableAutoFetch: true,
    // Warnings about students' files do not belong in the console.
    verbosity: 0,
  })
  const cancel = () => void task.destroy()
  signal.addEventListener('abort', cancel)
  try {
    const document: PDFDocumentProxy = await task.promise
    return { kind: 'pdf', document, close: cancel }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof PasswordException) return { kind: 'refused', why: 'encrypted' }
    if (error instanceof InvalidPDFException) return { kind: 'refused', why: 'broken' }
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

const drawnPages = new WeakMap<PDFDocumentProxy, HTMLCanvasElement>()

/** Returns the first page of a document if it was drawn ahead. */
export const findDrawnPage = (document: PDFDocumentProxy): HTMLCanvasElement | undefined =>
  drawnPages.get(document)

/**
 * Draws the first page before it is shown. It is then visible at once while the viewer is set up, and its fonts and
 * pictures are already parsed.
 */
export const drawFirstPage = async (document: PDFDocumentProxy): Promise<void> => {
  const page = await document.getPage(1)
  const viewport = page.getViewport({ scale: scaleAhead(page.getViewport({ scale: 1 })) })
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE }).promise
  drawnPages.set(document, canvas)
}
