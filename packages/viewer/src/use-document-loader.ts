import { useEffect, useState } from 'react'
import type { DocumentKind } from './document-kind.ts'
import { createDocumentLoader, type DocumentLoader } from './document-loader.ts'
import { closeDocument, openDocument, prepareDocument } from './open-document.ts'
import type { Opened } from './opened-document.ts'

export type FetchedFile = { readonly bytes: ArrayBuffer; readonly kind: DocumentKind }

/**
 * Returns a loader for the documents of a page; `fetchFile` must be stable. Its documents are freed when the page is
 * left.
 */
export const useDocumentLoader = (
  fetchFile: (key: string, signal: AbortSignal) => Promise<FetchedFile>,
): DocumentLoader<Opened> => {
  const [loader] = useState(() =>
    createDocumentLoader<Opened>({
      open: async (key, signal) => {
        const { bytes, kind } = await fetchFile(key, signal)
        return openDocument(kind, bytes, signal)
      },
      close: closeDocument,
      prepare: prepareDocument,
    }),
  )
  useEffect(() => () => loader.dispose(), [loader])
  return loader
}
