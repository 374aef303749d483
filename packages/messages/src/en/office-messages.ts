import type { officeMessages as original } from '../he/office-messages.ts'
import type { WordsLike } from '../words.ts'

export const officeMessages: WordsLike<typeof original> = {
  title: 'Messages of application {number}',
  caption: 'Messages sent to the student',
  back: 'Back to the application',
  open: 'Messages',
  at: 'When',
  about: 'About',
  version: 'Version of the text',
  unknownVersion: 'Unknown',
  channel: 'Channel',
  channels: { mail: 'E-mail', sms: 'SMS' },
  recipient: 'To',
  state: 'State',
  text: 'Text',
  showText: 'Show the text',
  noText: 'The text is not stored',
  unknown: 'Message of an earlier version',
  action: 'Action',
  resend: 'Send again',
  resendOne: 'Send again: {about}',
  overtaken:
    'Since this message was written the application has moved on, and is now: {status}. Check that what it says is still true.',
  send: 'Send',
  cancel: 'Cancel',
  resending: 'Sending…',
  resent: 'The message is sent again to the present address, and the audit trail says that you asked for it',
  sentAgainBy: 'Sent again by {name}',
  resendFailed: 'The message was not sent',
  refusals: {
    SECRET: 'Codes and links are not sent again',
    UNDER_WAY: 'Under way',
    NO_TEXT: 'The text is not stored',
  },
  undelivered: {
    one: 'One message did not arrive, or may not have. Check the address with the student.',
    other: '{count} messages did not arrive, or may not have. Check the address with the student.',
  },
  empty: 'No messages were sent yet',
  emptyText: 'Every message about this application will appear here, with what happened to it.',
}
