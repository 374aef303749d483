import { fetchView } from '../../lib/fetch-view.ts'
import { callCore } from '../../lib/service-client.ts'

/** A document's file for one view: its address is made for this view, and the view is on record. */
export const fetchDocument = async (requestId: string, fileName: string, signal: AbortSignal) =>
  fetchView(
    await callCore('POST /office/requests/{id}/view-document', {
      params: { id: requestId },
      body: { file_name: fileName },
      signal,
    }),
    signal,
  )
