import { internationalPhone } from '@milgo/domain/identity/username'
import { DeliveryFailed, type Transport } from './transport.ts'

export type SmsSettings = {
  readonly url: string
  readonly token?: string | undefined
  readonly timeoutMs?: number
}

/** Errors that happen before the gateway has received anything. */
const notReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
])

/** Status codes that mean that nothing was done. After any other 5xx the message may have been sent. */
const notAccepted = new Set([408, 429, 503])

/** Sends SMS by an HTTP gateway: `POST` of `{ id, to, text }`. The id is also the idempotency key. */
export const smsGateway = ({ url, token, timeoutMs = 20_000 }: SmsSettings): Transport => ({
  staysInOutbox: false,
  deliver: async ({ id, recipient, body }, stopped) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stopped ? [stopped] : [])]),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id, to: internationalPhone(recipient), text: body }),
    }).catch((error: unknown) => {
      throw isNotReached(error) ? error : new DeliveryFailed('uncertain', error)
    })
    await answer.body?.cancel()
    if (answer.ok) return
    const failure = new Error(`the gateway answered ${answer.status}`)
    if (notAccepted.has(answer.status)) throw failure
    throw new DeliveryFailed(answer.status >= 500 ? 'uncertain' : 'refused', failure)
  },
})

const isNotReached = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && notReached.has(String(cause.code))
}
