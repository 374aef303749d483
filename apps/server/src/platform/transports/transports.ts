import type { Config } from '../../config.ts'
import { smsGateway } from './sms-gateway.ts'
import { smtpTransport } from './smtp-transport.ts'
import { developmentMailbox, type OutgoingMessage, type Transport } from './transport.ts'

export type Transports = Readonly<Record<OutgoingMessage['channel'], Transport>>

/**
 * Returns the transports. Without a gateway, messages stay in the development mailbox. In production they are treated
 * as with a gateway that cannot be reached: tried for hours, while they are still useful, and then refused.
 */
export const transportsOf = (config: Config): Transports => {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, isProduction } = config
  const unconfigured = isProduction ? noGateway : developmentMailbox
  return {
    mail: SMTP_URL ? smtpTransport({ url: SMTP_URL, from: MAIL_FROM }) : unconfigured,
    sms: SMS_URL ? smsGateway({ url: SMS_URL, token: SMS_TOKEN }) : unconfigured,
  }
}

/** Returns the gateways that a production server is missing, each with what cannot be sent. */
export const missingGateways = ({ SMTP_URL, SMS_URL, isProduction }: Config): readonly string[] =>
  isProduction
    ? [
        ...(SMS_URL ? [] : ['SMS_URL is not set: no one-time code can be sent, nobody can register']),
        ...(SMTP_URL ? [] : ['SMTP_URL is not set: no mail can be sent']),
      ]
    : []

const noGateway: Transport = {
  staysInOutbox: false,
  deliver: () => Promise.reject(new Error('no gateway is configured')),
}
