import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from '../../lib/service-client.ts'
import { currentLanguage } from '../../lib/words.ts'

const root = '/core-service/api/v1/office/payments'

const answerOf = async (name: string, response: Response): Promise<unknown> => {
  const answer: unknown = await response.json().catch(() => undefined)
  return readAnswer(name, { status: response.status, header: (one) => response.headers.get(one), answer })
}

/** Saves a file of the payments under its name. */
export const downloadFile = async (path: string, name: string): Promise<void> => {
  const response = await sendInSession((session) =>
    fetch(`${root}/${path}`, { headers: callHeaders(currentLanguage(), session) }),
  )
  if (!response.ok) await answerOf(`GET ${path}`, response)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Hands a file of results in for checking; answers its id. */
export const uploadResults = async (batchId: string, file: File): Promise<string> => {
  const form = new FormData()
  form.set('file', file, file.name)
  const response = await sendInSession((session) =>
    fetch(`${root}/batches/${batchId}/results`, {
      method: 'POST',
      headers: callHeaders(currentLanguage(), session),
      body: form,
    }),
  )
  return ((await answerOf('POST /office/payments/batches/{id}/results', response)) as { id: string }).id
}
