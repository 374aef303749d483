import { kindOf } from '@milgo/viewer/document-kind.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { callHeaders, sendInSession } from './service-client.ts'
import { currentLanguage } from './words.ts'

type View = { readonly url: string; readonly media_type: string }

/** Fetches the file at the address of one view. */
export const fetchView = async ({ url, media_type }: View, signal: AbortSignal) => {
  const response = await sendInSession((session) =>
    fetch(url, { headers: callHeaders(currentLanguage(), session), signal }),
  )
  if (!response.ok) throw new CallFailed('GET document', response.status)
  return { bytes: await response.arrayBuffer(), kind: kindOf(media_type) }
}
