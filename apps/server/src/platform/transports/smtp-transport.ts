import { once } from 'node:events'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { DeliveryFailed, type OutgoingMessage, type Transport } from './transport.ts'

export type SmtpSettings = {
  readonly url: string
  readonly from: string
  /** How long to wait for a server that does not answer. */
  readonly timeoutMs?: number
}

/**
 * Sends mail by SMTP. The Message-ID is the message's own id, so that a receiver recognises a copy. Nodemailer's
 * connection is used without its transporter, because the transporter does not say whether a connection broke before or
 * after the text was sent.
 */
export const smtpTransport = ({ url, from, timeoutMs = 20_000 }: SmtpSettings): Transport => {
  const { hostname, port, protocol, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  const options = {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  }
  const auth =
    username === '' ? undefined : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }

  const deliver = async (message: OutgoingMessage, stopped?: AbortSignal): Promise<void> => {
    const text = await compose(message, from, hostname)
    let isHandedOver = false
    const stream = new Readable({
      read() {
        isHandedOver = true
        this.push(text)
        this.push(null)
      },
    })
    const connection = new SMTPConnection(options)
    const broken = Promise.race([
      once(connection, 'error').then(([error]) => Promise.reject(error)),
      ...(stopped ? [once(stopped, 'abort').then(() => Promise.reject(stopped.reason))] : []),
    ])
    broken.catch(() => {})
    const within = <T>(step: Promise<T>): Promise<T> => Promise.race([step, broken])
    try {
      await within(promisify((done: (error?: Error | null) => void) => connection.connect(done))())
      if (auth) await within(promisify(connection.login.bind(connection))(auth))
      const envelope = { from: addressOf(from), to: [message.recipient] }
      await within(promisify(connection.send.bind(connection))(envelope, stream))
    } catch (error) {
      throw failureOf(error, isHandedOver)
    } finally {
      connection.close()
    }
  }
  return { staysInOutbox: false, deliver }
}

const compose = (
  { id, recipient, subject, replyTo, body, html }: OutgoingMessage,
  from: string,
  host: string,
): Promise<Buffer> =>
  new MailComposer({
    from,
    to: { name: '', address: recipient },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject: subject ?? '',
    text: body,
    ...(html !== null && { html }),
    messageId: `<${id}@${host}>`,
    // A message consists of texts of this project, and must never load a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()

/** Returns the address without the name: `Milgo <no-reply@milgo.example>`. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

/**
 * Returns the failure of a delivery. A 5xx answer is final. If no answer came after the text was sent, it is uncertain
 * whether the message arrived.
 */
const failureOf = (error: unknown, isHandedOver: boolean): unknown => {
  const code = error instanceof Error && 'responseCode' in error ? error.responseCode : undefined
  if (typeof code === 'number') return code >= 500 ? new DeliveryFailed('refused', error) : error
  return isHandedOver ? new DeliveryFailed('uncertain', error) : error
}
