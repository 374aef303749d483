import { baseOf } from '@milgo/contracts/define-call'
import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from './service-client.ts'
import { currentLanguage } from './words.ts'

/** The file on the user's disk was changed after it was chosen. The browser then allows no access to either version. */
export class FileChanged extends Error {}

const contentOf = (file: File): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch((cause: unknown) => {
    throw new FileChanged(file.name, { cause })
  })

/** Uploads a file to a call of the core service. The parameters of `path` are already filled in. */
export const uploadFile = async <T>(path: string, file: File): Promise<T> => {
  const body = new FormData()
  // Reads the file before sending it, because an unreadable file would look like a lost connection.
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
