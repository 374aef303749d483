import type { ErrorEnvelope } from '@milgo/contracts/error-envelope'

type Spoken = ErrorEnvelope['error']

/**
 * What the service says about a refusal: code, words in the reader's language, and the fields to blame. Ours always says
 * the first two; the specification's may say either.
 */
export type Refusal = Omit<Spoken, 'code' | 'message'> & {
  readonly code?: Spoken['code'] | undefined
  readonly message?: Spoken['message'] | undefined
}

/** One text or a list of them, as a list. */
export const messagesOf = (refusal: Refusal | undefined): readonly string[] =>
  [refusal?.message ?? []].flat().filter((message) => message.trim() !== '')

type Details = {
  readonly requestId?: string | undefined
  readonly refusal?: Refusal | undefined
  readonly retryAfterSeconds?: number | undefined
  readonly answer?: unknown
}

/** The service answered, and the answer was a refusal. A call that never arrived rejects with the browser's own error. */
export class CallFailed extends Error {
  /** Of HTTP; a refusal that the user can mend comes with 200 and says more in `refusal.statusCode`. */
  readonly status: number
  /** What the log calls this call by; the reader tells it to support. */
  readonly requestId: string | undefined
  readonly refusal: Refusal | undefined
  /** When it is worth trying again. */
  readonly retryAfterSeconds: number | undefined
  /** The whole answer: some refusals say beside the error what is held now. Nothing of it has been checked. */
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

  /** Stable; what a page compares. */
  get code(): string | undefined {
    return this.refusal?.code
  }

  /** The server had no room for the call, and has done nothing of it. */
  get isOverloaded(): boolean {
    return this.code === 'OVERLOADED'
  }

  /** Whether the same call may well succeed a moment later. */
  get isPassing(): boolean {
    return this.status >= 500 || this.status === 429
  }
}

/** Whether a call never arrived, or its answer did not. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof CallFailed)
