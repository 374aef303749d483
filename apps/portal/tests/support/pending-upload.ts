import type { UploadedFile } from '@milgo/contracts/core/upload-file'
import { expect, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** An upload that ends when the test says so. */
export class PendingUpload {
  static last: PendingUpload | undefined
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
    PendingUpload.last = this
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
  arrive(answer: Partial<UploadedFile> = {}) {
    const reference = { file_name: 'new.pdf', original_file_name: this.#name, file_signed_url: null }
    this.responseText = JSON.stringify({ ...reference, ...answer })
    this.#answer()
  }
  /** Refuses the upload, such as for a full storage or an ended session. */
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

/** Returns the next upload, which `begin` starts. */
export const nextUpload = async (begin: () => unknown): Promise<PendingUpload> => {
  vi.stubGlobal('XMLHttpRequest', PendingUpload)
  PendingUpload.last = undefined
  await begin()
  await expect.poll(() => PendingUpload.last).toBeDefined()
  return PendingUpload.last as unknown as PendingUpload
}

/** Chooses a file in the first file field, and returns its upload. */
export const chooseFor = (place: Locator, name = 'letter.pdf'): Promise<PendingUpload> =>
  nextUpload(async () => {
    await expect.element(place).toBeInTheDocument()
    const input = place.element().querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('No place for a file')
    await userEvent.upload(input, new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
  })

/** Chooses a file in the first file field, and lets its upload succeed at once. */
export const giveFile = async (place: Locator, name?: string): Promise<void> =>
  (await chooseFor(place, name)).arrive()
