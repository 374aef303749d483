import type { UploadedFile } from '@milgo/contracts/core/upload-file'
import { baseOf } from '@milgo/contracts/define-call'
import { readAnswer } from '@milgo/web-client/read-answer'
import { fillPath } from '@milgo/web-client/service-client'
import { callHeaders, sendInSession } from '../../lib/service-client.ts'
import type { Session } from '../../lib/session/session-store.ts'
import { currentLanguage } from '../../lib/words.ts'

type Way = {
  readonly signal: AbortSignal
  /** 0 to 100 while the bytes go out; null once they are out and the server looks at them. */
  readonly onProgress: (percent: number | null) => void
}

export type SendFile = (type: string, file: File, way: Way) => Promise<UploadedFile>

const name = 'POST /upload/upload-file/{type}'

/**
 * A connection on which nothing has moved for so long is none. A slow one may take as long as it needs; and once the
 * bytes are out, pictures wait for their turn on the server.
 */
const patience = { sending: 60_000, answering: 180_000 } as const

/**
 * One student's file goes out in that student's session alone. Not by `fetch`, which tells nobody how far the bytes
 * have come.
 */
export const sendFileIn =
  (sessionId: string | undefined): SendFile =>
  async (type, file, way) => {
    const answered = await sendInSession(async (session) => {
      if (session?.id !== sessionId) throw new Error('The session is another one')
      return send(type, file, way, session)
    })
    return readAnswer(name, answered) as UploadedFile
  }

const send = (type: string, file: File, { signal, onProgress }: Way, session: Session | undefined) =>
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
