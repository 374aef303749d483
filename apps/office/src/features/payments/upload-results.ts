import { baseOf } from '@milgo/contracts/define-call'
import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from '../../lib/service-client.ts'
import { currentLanguage } from '../../lib/words.ts'

/** Hands a file of results in for checking; answers its id. */
export const uploadResults = async (batchId: string, file: File): Promise<string> => {
  const form = new FormData()
  form.set('file', file, file.name)
  const response = await sendInSession((session) =>
    fetch(`${baseOf('core')}/office/payments/batches/${batchId}/results`, {
      method: 'POST',
      headers: callHeaders(currentLanguage(), session),
      body: form,
    }),
  )
  const answer: unknown = await response.json().catch(() => undefined)
  const read = readAnswer('POST /office/payments/batches/{id}/results', {
    status: response.status,
    header: (one) => response.headers.get(one),
    answer,
  })
  return (read as { id: string }).id
}
