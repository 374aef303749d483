import { baseOf } from '@milgo/contracts/define-call'
import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from './service-client.ts'
import { currentLanguage } from './words.ts'

/** Some browsers read the file only after they have asked where to save it. */
const untilSaved = 60_000

type Wanted = {
  readonly path: `/${string}`
  readonly body: object
  readonly mediaType: string
  /** ASCII, as the server names it. */
  readonly name: string
}

/** Fetches a file that core makes for the office, and has the browser save it; a plain link would lack the header. */
export const downloadFile = async ({ path, body, mediaType, name }: Wanted): Promise<void> => {
  const response = await sendInSession((session) =>
    fetch(baseOf('core') + path, {
      method: 'POST',
      headers: {
        ...callHeaders(currentLanguage(), session),
        Accept: `${mediaType}, application/json`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  )
  if (!response.ok) {
    const answer: unknown = await response.json().catch(() => undefined)
    readAnswer(`POST ${path}`, {
      status: response.status,
      header: (one) => response.headers.get(one),
      answer,
    })
    throw new Error(`POST ${path} answered no file`)
  }
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), untilSaved)
}
