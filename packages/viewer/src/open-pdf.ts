import {
  AnnotationMode,
  GlobalWorkerOptions,
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
} from 'pdfjs-dist'
import { scaleAhead } from './image-geometry.ts'
import type { Opened } from './opened-document.ts'
import { PdfData } from './pdf-data.ts'

let hasWorker = false

/** One worker parses all documents, off the page. */
const startWorker = (): void => {
  if (hasWorker) return
  GlobalWorkerOptions.workerPort = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  hasWorker = true
}

/** A picture in a PDF with more pixels than this is left out; a scan at 600 dpi has half of it. */
const mostPicturePixels = 100_000_000

export const openPdf = async (bytes: ArrayBuffer, signal: AbortSignal): Promise<Opened> => {
  startWorker()
  const task = getDocument({
    data: new Uint8Array(bytes),
    BinaryDataFactory: PdfData,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: mostPicturePixels,
    // Warnings about files of students are no messages to the console.
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

/** The first page of a document, where it was drawn ahead. */
export const findDrawnPage = (document: PDFDocumentProxy): HTMLCanvasElement | undefined =>
  drawnPages.get(document)

/** Draws the first page unseen: it is shown at once, while the viewer is set up, and parsed fonts and pictures are at hand. */
export const drawFirstPage = async (document: PDFDocumentProxy): Promise<void> => {
  const page = await document.getPage(1)
  const viewport = page.getViewport({ scale: scaleAhead(page.getViewport({ scale: 1 })) })
  const canvas = window.document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE }).promise
  drawnPages.set(document, canvas)
}
