import { baseOf } from '@milgo/contracts/define-call'
import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from './service-client.ts'
import { currentLanguage } from './words.ts'

/** A file that core hands out to whoever carries the token, so that a plain link would not do. */
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
