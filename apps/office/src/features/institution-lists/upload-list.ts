import { baseOf } from '@milgo/contracts/define-call'
import type { AnswerOf } from '@milgo/web-client/call-types'
import { readAnswer } from '@milgo/web-client/read-answer'
import { callHeaders, sendInSession } from '../../lib/service-client.ts'
import { currentLanguage } from '../../lib/words.ts'

type Checked = AnswerOf<'core', 'POST /office/institution-lists/check/{institution_id}'>

/** Sends a file of an institution; the answer names the report. */
export const uploadList = async (institutionId: string, file: File): Promise<Checked> => {
  const body = new FormData()
  body.append('file', file)
  const path = `/office/institution-lists/check/${encodeURIComponent(institutionId)}`
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
  }) as Checked
}
