import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Sheet } from './sheet/sheet.ts'

/** Why a loaded file cannot be shown. */
export type Refusal = 'broken' | 'encrypted' | 'unsupported'

export type Opened =
  | { readonly kind: 'pdf'; readonly document: PDFDocumentProxy; readonly close: () => void }
  | { readonly kind: 'image'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  | { readonly kind: 'refused'; readonly why: Refusal }

/** The readable contents of a document: the texts of its pages, and pictures of the pages without text. */
export type PageContents = {
  readonly texts: readonly string[]
  readonly pictures: readonly ImageBitmap[]
}
