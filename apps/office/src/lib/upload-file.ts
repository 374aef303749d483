import { baseOf } from '@milgo/contracts/define-call'
import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from './service-client.ts'
import { currentLanguage } from './words.ts'

/** Sends one file to a call of the core service that takes one; `path` is filled in already. */
export const uploadFile = async <T>(path: string, file: File): Promise<T> => {
  const body = new FormData()
  body.append('file', file)
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
