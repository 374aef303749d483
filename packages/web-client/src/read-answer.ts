import type { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { CallFailed } from './call-failed.ts'

type Answered = {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly answer: unknown
}

/** Returns the answer of a successful call. Throws a refusal as `CallFailed`. */
export const readAnswer = (name: string, { status, header, answer }: Answered): unknown => {
  if (status >= 200 && status < 300 && !isEnvelope(answer)) return answer
  const retryAfter = Number(header('Retry-After') ?? Number.NaN)
  throw new CallFailed(name, status, {
    requestId: header('X-Request-Id') ?? undefined,
    refusal: isEnvelope(answer) ? answer.error : undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    answer,
  })
}

/** Returns whether the answer is an error. No successful answer has a field of this name. */
const isEnvelope = (answer: unknown): answer is ErrorEnvelope =>
  typeof answer === 'object' && answer !== null && 'error' in answer
