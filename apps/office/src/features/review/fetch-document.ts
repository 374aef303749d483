import { fetchView } from '../../lib/fetch-view.ts'
import { callCore } from '../../lib/service-client.ts'

const call = 'POST /office/requests/{id}/view-document'

/** Fetches a document's file for one view. The address is made for this view, and the view is recorded. */
export const fetchDocument = async (requestId: string, fileName: string, signal: AbortSignal) =>
  fetchView(
    await callCore(call, { params: { id: requestId }, body: { file_name: fileName }, signal }),
    signal,
  )

/** Fetches a document's file ahead, before anybody views it. The record says so. */
export const fetchPreview = async (requestId: string, fileName: string, signal: AbortSignal) =>
  fetchView(
    await callCore(call, {
      params: { id: requestId },
      body: { file_name: fileName, is_preview: true },
      signal,
    }),
    signal,
  )

/** Records the view of a file that is already loaded. */
export const recordView = async (requestId: string, fileName: string): Promise<void> => {
  await callCore(call, { params: { id: requestId }, body: { file_name: fileName } })
}
