import type { Config } from '../../config.ts'
import { smsGateway } from '../sms/sms-gateway.ts'
import { smtpTransport } from './smtp-transport.ts'
import { developmentMailbox, type OutgoingMessage, type Transport } from './transport.ts'

export type Transports = Readonly<Record<OutgoingMessage['channel'], Transport>>

/** Without a gateway a laptop keeps its messages in the development mailbox; production keeps them queued. */
export const transportsOf = (config: Config): Transports => {
  const { SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, isProduction } = config
  const unconfigured = isProduction ? noGateway : developmentMailbox
  return {
    mail: SMTP_URL ? smtpTransport({ url: SMTP_URL, from: MAIL_FROM }) : unconfigured,
    sms: SMS_URL ? smsGateway({ url: SMS_URL, token: SMS_TOKEN }) : unconfigured,
  }
}

const noGateway: Transport = {
  staysInOutbox: false,
  deliver: () => Promise.reject(new Error('no gateway is configured')),
}
