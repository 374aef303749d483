import { baseOf } from '@milgo/contracts/define-call'
import { downloadBlob } from '@milgo/web-client/download'
import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from './service-client.ts'
import { currentLanguage } from './words.ts'

type Wanted = {
  readonly path: `/${string}`
  /** The body of a POST. Without it the file is fetched by GET. */
  readonly body?: object
  readonly mediaType: string
  /** ASCII, as the server names it. */
  readonly name: string
}

/**
 * Fetches a file that core makes for the office, and lets the browser save it. A plain link could not send the
 * session's header.
 */
export const downloadFile = async ({ path, body, mediaType, name }: Wanted): Promise<void> => {
  const method = body ? 'POST' : 'GET'
  const response = await sendInSession((session) =>
    fetch(baseOf('core') + path, {
      method,
      headers: {
        ...callHeaders(currentLanguage(), session),
        Accept: `${mediaType}, application/json`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => undefined)
    readAnswer(`${method} ${path}`, {
      status: response.status,
      header: (one) => response.headers.get(one),
      answer,
    })
    throw new Error(`${method} ${path} answered no file`)
  }
  downloadBlob(await response.blob(), name)
}
