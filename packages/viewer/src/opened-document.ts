import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { Sheet } from './sheet/sheet.ts'

/** Why a file that has arrived cannot be shown. */
export type Refusal = 'broken' | 'encrypted' | 'unsupported'

export type Opened =
  | { readonly kind: 'pdf'; readonly document: PDFDocumentProxy; readonly close: () => void }
  | { readonly kind: 'image'; readonly bitmap: ImageBitmap }
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  | { readonly kind: 'refused'; readonly why: Refusal }

/** What can be read from a document: the text that it holds, and pictures of the pages that hold none. */
export type PageContents = {
  readonly texts: readonly string[]
  readonly pictures: readonly ImageBitmap[]
}
