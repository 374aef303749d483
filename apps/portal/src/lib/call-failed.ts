/** The service answered, and the answer was a refusal. A call that never arrived rejects with the browser's TypeError. */
export class CallFailed extends Error {
  readonly status: number
  /** What the log calls this call by; the reader tells it to support. */
  readonly requestId: string | undefined

  constructor(path: string, status: number, requestId?: string) {
    super(`${path} answered ${status}`)
    this.name = 'CallFailed'
    this.status = status
    this.requestId = requestId
  }

  /** Whether the same call may well succeed a moment later. */
  get isPassing(): boolean {
    return this.status >= 500 || this.status === 429
  }
}
