/** An upload that arrives when the test says so. */
export class HeldUpload {
  static last: HeldUpload | undefined
  readonly upload = {}
  readonly status = 200
  readonly responseText = JSON.stringify({
    file_name: 'new.pdf',
    original_file_name: 'letter.pdf',
    file_signed_url: null,
  })
  onload?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send() {
    HeldUpload.last = this
  }
  abort() {}
  arrive() {
    this.onload?.()
    this.onloadend?.()
  }
}
