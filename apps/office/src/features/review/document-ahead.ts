import type { FetchedFile } from '@milgo/viewer/use-document-loader.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fetchPreview, recordView } from './fetch-document.ts'

const aheadKey = 'document-ahead'
const keyOf = (requestId: string, fileName: string) => [aheadKey, requestId, fileName] as const
const retention = 10 * 60_000

/** Fetches the document that comes first where the next request is opened; one at most is there. */
export const fetchDocumentAhead = async (
  client: QueryClient,
  requestId: string,
  fileName: string,
  signal: AbortSignal,
): Promise<void> => {
  const queryKey = keyOf(requestId, fileName)
  if (client.getQueryData(queryKey)) return
  client.removeQueries({ queryKey: [aheadKey] })
  await client.prefetchQuery({
    queryKey,
    queryFn: () => fetchPreview(requestId, fileName, signal),
    gcTime: retention,
  })
}

/** Only once: the viewer hands the bytes to another thread. Nothing waits for the record: that it was loaded is there. */
export const takeDocumentAhead = (
  client: QueryClient,
  requestId: string,
  fileName: string,
): FetchedFile | undefined => {
  const queryKey = keyOf(requestId, fileName)
  const file = client.getQueryData<FetchedFile>(queryKey)
  client.removeQueries({ queryKey })
  if (file) void recordView(requestId, fileName).catch(() => {})
  return file
}
