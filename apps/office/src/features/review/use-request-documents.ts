import type { DocumentLoader } from '@milgo/viewer/document-loader.ts'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import { type FetchedFile, useDocumentLoader } from '@milgo/viewer/use-document-loader.ts'
import { useCallback, useMemo, useRef } from 'react'
import { fetchDocument, fetchPreview, recordView } from './fetch-document.ts'

/** Returns the key of a document. Request ids contain no slash. */
export const documentKey = (requestId: string, fileName: string): string => `${requestId}/${fileName}`

const partsOf = (key: string): [requestId: string, fileName: string] => {
  const end = key.indexOf('/')
  return [key.slice(0, end), key.slice(end + 1)]
}

export type RequestDocuments = DocumentLoader<Opened> & {
  /** Loads a document of a request that is not open yet. */
  readonly preview: (key: string) => void
}

/**
 * Opens the documents of one request after another. The first document of the next request can be loaded before the
 * request is opened.
 */
export const useRequestDocuments = (): RequestDocuments => {
  /** The one document that is loaded ahead, of this request or the next. */
  const previewed = useRef<{ readonly key: string; isFetched: boolean }>(undefined)
  const fetchFile = useCallback(async (key: string, signal: AbortSignal): Promise<FetchedFile> => {
    const ahead = previewed.current
    if (ahead?.key !== key) return fetchDocument(...partsOf(key), signal)
    ahead.isFetched = true
    return fetchPreview(...partsOf(key), signal).catch((error: unknown) => {
      ahead.isFetched = false
      throw error
    })
  }, [])
  const loader = useDocumentLoader(fetchFile)
  return useMemo(
    () => ({
      ...loader,
      open: (key) => {
        const ahead = previewed.current
        previewed.current = undefined
        // Does not wait for the record, because the loading ahead is already recorded.
        if (ahead?.key === key && ahead.isFetched) void recordView(...partsOf(key)).catch(() => {})
        return loader.open(key)
      },
      preload: (key) => {
        if (previewed.current?.key !== key) previewed.current = { key, isFetched: false }
        loader.preload(key)
      },
      preview: (key) => {
        if (previewed.current?.key === key) return
        // The document may already be loaded from before.
        previewed.current = { key, isFetched: loader.find(key) !== undefined }
        loader.preload(key)
      },
    }),
    [loader],
  )
}
