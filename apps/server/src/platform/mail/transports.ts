import type { Config } from '../../config.ts'
import { smsGateway } from '../sms/sms-gateway.ts'
import { smtpTransport } from './smtp-transport.ts'
import { developmentMailbox, type OutgoingMessage, type Transport } from './transport.ts'

export type Transports = Readonly<Record<OutgoingMessage['channel'], Transport>>

/** What is not configured stays in the development mailbox. */
export const transportsOf = ({ SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN }: Config): Transports => ({
  mail: SMTP_URL ? smtpTransport({ url: SMTP_URL, from: MAIL_FROM }) : developmentMailbox,
  sms: SMS_URL ? smsGateway({ url: SMS_URL, token: SMS_TOKEN }) : developmentMailbox,
})
