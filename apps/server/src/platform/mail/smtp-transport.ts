import { createTransport } from 'nodemailer'
import { DeliveryFailed, type Transport } from './transport.ts'

export type SmtpSettings = {
  readonly url: string
  readonly from: string
  /** How long a silent server is waited for. */
  readonly patienceMs?: number
}

/** Mail by SMTP. The message's own id is its Message-ID, by which a receiver knows a copy. */
export const smtpTransport = ({ url, from, patienceMs = 20_000 }: SmtpSettings): Transport => {
  const host = new URL(url).hostname
  const smtp = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    // A message is made of our own words only; nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    staysInOutbox: false,
    deliver: async ({ id, recipient, subject, body, html }) => {
      await smtp
        .sendMail({
          from,
          to: { name: '', address: recipient },
          subject: subject ?? '',
          text: body,
          ...(html !== null && { html }),
          messageId: `<${id}@${host}>`,
        })
        .catch((error: unknown) => {
          throw failureOf(error)
        })
    },
  }
}

/** A 5xx stands; whatever breaks once the text is on its way leaves open whether it arrived. */
const failureOf = (error: unknown): unknown => {
  const { responseCode, command } = (error ?? {}) as { responseCode?: unknown; command?: unknown }
  if (typeof responseCode === 'number')
    return responseCode >= 500 ? new DeliveryFailed('refused', error) : error
  return command === 'DATA' ? new DeliveryFailed('uncertain', error) : error
}
