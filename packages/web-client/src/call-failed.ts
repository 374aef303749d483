import type { ErrorEnvelope } from '@milgo/contracts/error-envelope'

type Spoken = ErrorEnvelope['error']

/**
 * The service's refusal: a code, a message in the user's language, and the fields that caused it. Our service always
 * sends the first two; the specification's may send either.
 */
export type Refusal = Omit<Spoken, 'code' | 'message'> & {
  readonly code?: Spoken['code'] | undefined
  readonly message?: Spoken['message'] | undefined
}

/** Returns the messages of a refusal as a list, without blank ones. */
export const messagesOf = (refusal: Refusal | undefined): readonly string[] =>
  [refusal?.message ?? []].flat().filter((message) => message.trim() !== '')

type Details = {
  readonly requestId?: string | undefined
  readonly refusal?: Refusal | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly answer?: unknown
}

/**
 * The service answered with a refusal. A call that did not reach the service rejects with the browser's own error
 * instead.
 */
export class CallFailed extends Error {
  /** The HTTP status. A refusal that the user can correct has status 200 and its own code in `refusal.statusCode`. */
  readonly status: number
  /** The id of the call in the log. The user can give it to support. */
  readonly requestId: string | undefined
  readonly refusal: Refusal | undefined
  /** The number of seconds after which the call may be tried again. */
  readonly retryAfterSeconds: number | undefined
  /** The whole answer, unchecked. Some refusals also contain the current data. */
  readonly answer: unknown

  constructor(call: string, status: number, { requestId, refusal, retryAfterSeconds, answer }: Details = {}) {
    super(`${call} answered ${refusal?.statusCode ?? status}`)
    this.name = 'CallFailed'
    this.status = status
    this.requestId = requestId
    this.refusal = refusal
    this.retryAfterSeconds = retryAfterSeconds
    this.answer = answer
  }

  /** The code of the refusal. It is stable, so pages compare it. */
  get code(): string | undefined {
    return this.refusal?.code
  }

  /** The server was overloaded and did not execute any part of the call. */
  get isOverloaded(): boolean {
    return this.code === 'OVERLOADED'
  }

  /** Whether the same call may succeed a moment later. */
  get isPassing(): boolean {
    return this.status >= 500 || this.status === 429
  }
}

/** Returns whether the call did not reach the service, or its answer did not reach the page. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof CallFailed)
