import type { DocumentLoader } from '@milgo/viewer/document-loader.ts'
import type { Opened } from '@milgo/viewer/opened-document.ts'
import { type FetchedFile, useDocumentLoader } from '@milgo/viewer/use-document-loader.ts'
import { useCallback, useMemo, useRef } from 'react'
import { fetchDocument, fetchPreview, recordView } from './fetch-document.ts'

/** Request ids hold no slash. */
export const documentKey = (requestId: string, fileName: string): string => `${requestId}/${fileName}`

const partsOf = (key: string): [requestId: string, fileName: string] => {
  const end = key.indexOf('/')
  return [key.slice(0, end), key.slice(end + 1)]
}

export type RequestDocuments = DocumentLoader<Opened> & {
  /** Loads a document of a request that nobody has open yet. */
  readonly preview: (key: string) => void
}

/** Opens the documents of one request after another. The first of the next one can be there before its request is. */
export const useRequestDocuments = (): RequestDocuments => {
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
        // Nothing waits for the record: that it was loaded is there.
        if (ahead?.key === key && ahead.isFetched) void recordView(...partsOf(key)).catch(() => {})
        return loader.open(key)
      },
      preload: (key) => {
        if (previewed.current?.key !== key) previewed.current = undefined
        loader.preload(key)
      },
      preview: (key) => {
        if (previewed.current?.key === key) return
        // It may be there from an earlier time.
        previewed.current = { key, isFetched: loader.find(key) !== undefined }
        loader.preload(key)
      },
    }),
    [loader],
  )
}
