import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendFileIn } from './send-file.ts'

/** Imitates the browser's XMLHttpRequest, as far as an upload uses it. */
class Call {
  static last: Call
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {}
  onload?: () => void
  onabort?: () => void
  onloadend?: () => void
  readonly status = 200
  readonly responseText = '{"file_name":"new.pdf"}'
  constructor() {
    Call.last = this
  }
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send() {}
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  answer() {
    this.onload?.()
    this.onloadend?.()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Call)
})
afterEach(() => {
  vi.useRealTimers()
})

const start = () => {
  const onProgress = vi.fn()
  const options = { signal: new AbortController().signal, onProgress }
  const ended = sendFileIn(undefined)('id_front', new File(['%PDF'], 'scan.pdf'), options).then(
    ({ file_name }) => file_name,
    (error: Error) => error.message,
  )
  return { onProgress, ended }
}

it('is stopped when nothing moves for a minute', async () => {
  const { onProgress, ended } = start()
  await vi.advanceTimersByTimeAsync(59_000)
  Call.last.upload.onprogress?.({ loaded: 1, total: 4 })
  expect(onProgress).toHaveBeenLastCalledWith(25)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await ended).toContain('stopped')
})

it('waits longer for the answer once all bytes are sent, because pictures wait in a queue on the server', async () => {
  const { onProgress, ended } = start()
  Call.last.upload.onload?.()
  expect(onProgress).toHaveBeenLastCalledWith(null)
  await vi.advanceTimersByTimeAsync(170_000)
  Call.last.answer()
  expect(await ended).toBe('new.pdf')
  expect(vi.getTimerCount()).toBe(0)
})
