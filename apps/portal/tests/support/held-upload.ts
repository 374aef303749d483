import type { UploadedFile } from '@milgo/contracts/core/upload-file'
import { expect, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** An upload that arrives when the test says so. */
export class HeldUpload {
  static last: HeldUpload | undefined
  readonly upload = {}
  status = 200
  responseText = ''
  onload?: () => void
  onloadend?: () => void
  onerror?: () => void
  onabort?: () => void
  #name = ''
  #retryAfter: string | null = null
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return this.#retryAfter
  }
  send(form: FormData) {
    this.#name = (form.get('file') as File).name
    HeldUpload.last = this
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  arrive(told: Partial<UploadedFile> = {}) {
    const reference = { file_name: 'new.pdf', original_file_name: this.#name, file_signed_url: null }
    this.responseText = JSON.stringify({ ...reference, ...told })
    this.#answer()
  }
  /** The service has no room, or no session, for it. */
  refuse(status: number, code: string, message: string, retryAfterSeconds?: number) {
    this.status = status
    this.#retryAfter = retryAfterSeconds === undefined ? null : `${retryAfterSeconds}`
    this.responseText = JSON.stringify({ error: { statusCode: status, code, message } })
    this.#answer()
  }
  breakOff() {
    this.onerror?.()
    this.onloadend?.()
  }
  #answer() {
    this.onload?.()
    this.onloadend?.()
  }
}

/** The next upload, once whatever is done here has begun it. */
export const nextUpload = async (begin: () => unknown): Promise<HeldUpload> => {
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
  HeldUpload.last = undefined
  await begin()
  await expect.poll(() => HeldUpload.last).toBeDefined()
  return HeldUpload.last as unknown as HeldUpload
}

/** Gives a file to the first place for one; it is then on its way. */
export const chooseFor = (place: Locator, name = 'letter.pdf'): Promise<HeldUpload> =>
  nextUpload(async () => {
    await expect.element(place).toBeInTheDocument()
    const input = place.element().querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No place for a file')
    await userEvent.upload(input, new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
  })

/** Gives a file to the first place for one, where it arrives at once. */
export const giveFile = async (place: Locator, name?: string): Promise<void> =>
  (await chooseFor(place, name)).arrive()
