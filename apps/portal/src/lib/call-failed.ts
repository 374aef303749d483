/** The service answered, and the answer was a refusal. A call that never arrived rejects with the browser's TypeError. */
export class CallFailed extends Error {
  readonly status: number

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`)
    this.name = 'CallFailed'
    this.status = status
  }

  /** Whether the same call may well succeed a moment later. */
  get isPassing(): boolean {
    return this.status >= 500 || this.status === 429
  }
}
