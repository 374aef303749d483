import { fetchView } from '../../lib/fetch-view.ts'
import { callCore } from '../../lib/service-client.ts'

const call = 'POST /office/requests/{id}/view-document'

/** A document's file for one view: its address is made for this view, and the view is on record. */
export const fetchDocument = async (requestId: string, fileName: string, signal: AbortSignal) =>
  fetchView(
    await callCore(call, { params: { id: requestId }, body: { file_name: fileName }, signal }),
    signal,
  )

/** A document's file before anybody looks at it, which its record says. */
export const fetchPreview = async (requestId: string, fileName: string, signal: AbortSignal) =>
  fetchView(
    await callCore(call, {
      params: { id: requestId },
      body: { file_name: fileName, is_preview: true },
      signal,
    }),
    signal,
  )

/** The view of a file that is here already comes on record. */
export const recordView = async (requestId: string, fileName: string): Promise<void> => {
  await callCore(call, { params: { id: requestId }, body: { file_name: fileName } })
}
