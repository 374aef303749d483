import type { Config } from '../../config.ts'
import { smsGateway } from '../sms/sms-gateway.ts'
import { smtpTransport } from './smtp-transport.ts'
import { developmentMailbox, type OutgoingMessage, type Transport } from './transport.ts'

export type Transports = Readonly<Record<OutgoingMessage['channel'], Transport>>

/**
 * Without a gateway a laptop keeps its messages in the development mailbox. In production they fare as with one that
 * cannot be reached: tried for hours, as long as somebody wants them, and then refused.
 */
export const transportsOf = (config: Config): Transports => {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, isProduction } = config
  const unconfigured = isProduction ? noGateway : developmentMailbox
  return {
    mail: SMTP_URL ? smtpTransport({ url: SMTP_URL, from: MAIL_FROM }) : unconfigured,
    sms: SMS_URL ? smsGateway({ url: SMS_URL, token: SMS_TOKEN }) : unconfigured,
  }
}

/** What a production server is missing, each with what will not be sent. */
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
