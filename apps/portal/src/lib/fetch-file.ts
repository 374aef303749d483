import { baseOf } from '@milgo/contracts/define-call'
import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from './service-client.ts'
import { currentLanguage } from './words.ts'

/** Fetches a file of the core service. A plain link would not work, because the call needs the session's token. */
export const fetchFile = async (path: `/${string}`, mediaType: string): Promise<Blob> => {
  const response = await sendInSession((session) =>
    fetch(baseOf('core') + path, {
      headers: { ...callHeaders(currentLanguage(), session), Accept: mediaType },
    }),
  )
  if (response.ok) return response.blob()
  const name = `GET ${path}`
  const answer: unknown = await response.json().catch(() => undefined)
  readAnswer(name, { status: response.status, header: (one) => response.headers.get(one), answer })
  throw new Error(`${name} answered no file`)
}
