import { kindOf } from '@milgo/viewer/document-kind.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { callCore, callHeaders, sendInSession } from '../../lib/service-client.ts'
import { currentLanguage } from '../../lib/words.ts'

/** A document's file for one view: its address is made for this view, and the view is on record. */
export const fetchDocument = async (requestId: string, fileName: string, signal: AbortSignal) => {
  const { url, media_type } = await callCore('POST /office/requests/{id}/view-document', {
    params: { id: requestId },
    body: { file_name: fileName },
    signal,
  })
  const response = await sendInSession((session) =>
    fetch(url, { headers: callHeaders(currentLanguage(), session), signal }),
  )
  if (!response.ok) throw new CallFailed('GET document', response.status)
  return { bytes: await response.arrayBuffer(), kind: kindOf(media_type) }
}
