import { baseOf } from '@milgo/contracts/define-call'
import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from './service-client.ts'
import { currentLanguage } from './words.ts'

/** The file on the reader's disk is no longer the one that was chosen; the browser gives out neither. */
export class FileChanged extends Error {}

const contentOf = (file: File): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch((cause: unknown) => {
    throw new FileChanged(file.name, { cause })
  })

/** Sends one file to a call of the core service that takes one; `path` is filled in already. */
export const uploadFile = async <T>(path: string, file: File): Promise<T> => {
  const body = new FormData()
  // Read before it is sent: a file that cannot be read would look like a missing connection.
  body.append('file', new Blob([await contentOf(file)], { type: file.type }), file.name)
  const response = await sendInSession((session) =>
    fetch(`${baseOf('core')}${path}`, {
      method: 'POST',
      headers: callHeaders(currentLanguage(), session),
      body,
    }),
  )
  const answer: unknown = await response.json().catch(() => undefined)
  return readAnswer(`POST ${path}`, {
    status: response.status,
    header: (name) => response.headers.get(name),
    answer,
  }) as T
}
