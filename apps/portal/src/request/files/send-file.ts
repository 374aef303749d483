import type { UploadedFile } from '@milgo/contracts/core/upload-file'
import { baseOf } from '@milgo/contracts/define-call'
import { readAnswer } from '@milgo/web-client/read-answer'
import { fillPath } from '@milgo/web-client/service-client'
import { callHeaders, sendInSession } from '../../lib/service-client.ts'
import type { Session } from '../../lib/session/session-store.ts'
import { currentLanguage } from '../../lib/words.ts'

type SendOptions = {
  readonly signal: AbortSignal
  /** 0 to 100 while bytes are sent; null once all are sent and the server processes the file. */
  readonly onProgress: (percent: number | null) => void
}

export type SendFile = (type: string, file: File, options: SendOptions) => Promise<UploadedFile>

const name = 'POST /upload/upload-file/{type}'

/**
 * In milliseconds: a connection without any progress for so long counts as broken. A slow connection has no limit.
 * After the last byte the limit is longer, because pictures wait in a queue on the server.
 */
const patience = { sending: 60_000, answering: 180_000 } as const

/**
 * Returns the function that sends a file, only in the session in which the form was opened. It does not use `fetch`,
 * because `fetch` does not report the progress of an upload.
 */
export const sendFileIn =
  (sessionId: string | undefined): SendFile =>
  async (type, file, options) => {
    const answered = await sendInSession(async (session) => {
      if (session?.id !== sessionId) throw new Error('The session is another one')
      return send(type, file, options, session)
    })
    return readAnswer(name, answered) as UploadedFile
  }

const send = (type: string, file: File, { signal, onProgress }: SendOptions, session: Session | undefined) =>
  new Promise<Parameters<typeof readAnswer>[1]>((resolve, reject) => {
    const call = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout> | undefined
    const watch = (waitsFor: keyof typeof patience) => {
      clearTimeout(stalled)
      stalled = setTimeout(() => call.abort(), patience[waitsFor])
    }
    call.upload.onprogress = ({ loaded, total }) => {
      watch('sending')
      onProgress((100 * loaded) / total)
    }
    call.upload.onload = () => {
      watch('answering')
      onProgress(null)
    }
    call.onload = () =>
      resolve({ status: call.status, header: (one) => call.getResponseHeader(one), answer: parse(call) })
    call.onerror = () => reject(new Error('The connection broke'))
    call.onabort = () => reject(new Error('The upload was stopped'))
    call.onloadend = () => clearTimeout(stalled)
    signal.addEventListener('abort', () => call.abort(), { once: true })

    call.open('POST', baseOf('core') + fillPath('/upload/upload-file/{type}', { type }))
    for (const [header, value] of Object.entries(callHeaders(currentLanguage(), session)))
      call.setRequestHeader(header, value)
    const form = new FormData()
    form.append('file', file)
    watch('sending')
    call.send(form)
  })

const parse = ({ responseText }: XMLHttpRequest): unknown => {
  try {
    return JSON.parse(responseText)
  } catch {
    return undefined
  }
}
