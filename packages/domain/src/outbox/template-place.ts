import { type MessageTemplate, messageTemplates } from './message-template.ts'

/** How a value appears in a message: inside a sentence, as a list of lines, or as its own paragraphs. */
export type ValueShape = 'words' | 'list' | 'paragraphs'

/** The values that messages are filled with. */
const valueShapes = {
  code: 'words',
  minutes: 'words',
  account: 'words',
  number: 'words',
  moment: 'words',
  deadline: 'words',
  next: 'words',
  unsent: 'words',
  noFiles: 'words',
  address: 'words',
  support: 'words',
  megabytes: 'words',
  name: 'words',
  link: 'words',
  ticket: 'words',
  subject: 'words',
  hour: 'words',
  day: 'words',
  notices: 'list',
  documents: 'list',
  files: 'list',
  details: 'list',
  readings: 'list',
  text: 'paragraphs',
} as const satisfies Record<string, ValueShape>
export type TemplateValue = keyof typeof valueShapes
export const templateValues = Object.keys(valueShapes) as readonly TemplateValue[]

export const valueShapeOf = (value: TemplateValue): ValueShape => valueShapes[value]

/** Values that are addresses. In a mail each is a link. */
const addressValues: Partial<Readonly<Record<TemplateValue, 'mail' | 'page'>>> = {
  support: 'mail',
  address: 'page',
  link: 'page',
}

/** Returns the link of a value; undefined if the value is masked or is not an address. */
export const linkOfValue = (value: TemplateValue, words: string): string | undefined => {
  const address = words.replace(/[\u2066-\u2069]/g, '')
  const kind = addressValues[value]
  if (kind === 'mail') return address.includes('@') ? `mailto:${address}` : undefined
  return kind === 'page' && /^https?:\/\//.test(address) ? address : undefined
}

/** The values of a message, in its language. A paragraph with a missing value is left out. */
export type MessageValues = Partial<Readonly<Record<TemplateValue, string | readonly string[]>>>

export const messageChannels = ['mail', 'sms'] as const
export type MessageChannel = (typeof messageChannels)[number]

export const messageAudiences = ['student', 'staff', 'support'] as const
export type MessageAudience = (typeof messageAudiences)[number]

/**
 * Whether a text of the message must contain the value or may contain it; `sometimes`: not every such message has it.
 */
type ValueUse = 'needed' | 'known' | 'sometimes'

export type TemplatePlace = {
  readonly to: MessageAudience
  readonly channels: readonly MessageChannel[]
  readonly values: Partial<Readonly<Record<TemplateValue, ValueUse>>>
}

const both = ['mail', 'sms'] as const
const mail = ['mail'] as const

const code: TemplatePlace = {
  to: 'student',
  channels: ['sms'],
  values: { code: 'needed', minutes: 'known' },
}
const bankFix: TemplatePlace = { to: 'student', channels: both, values: { number: 'known' } }
const result: TemplatePlace = {
  to: 'student',
  channels: both,
  values: { number: 'known', address: 'sometimes' },
}
const appeal: TemplatePlace = {
  to: 'student',
  channels: both,
  values: { number: 'needed', moment: 'known', files: 'sometimes', noFiles: 'sometimes', next: 'known' },
}

const correction = (values: TemplatePlace['values'] = {}): TemplatePlace => ({
  to: 'student',
  channels: both,
  values: { ...values, next: 'known', number: 'known' },
})
const returned = correction({ deadline: 'needed', documents: 'needed' })
const received = correction({ moment: 'needed', files: 'needed' })
const reminder = correction({ deadline: 'needed', unsent: 'sometimes' })

/** The table of messages: the recipient, the channels and the values of each. */
const templatePlaces: Readonly<Record<MessageTemplate, TemplatePlace>> = {
  CODE_REGISTER: code,
  CODE_LOGIN: code,
  CODE_RESET: code,
  CODE_CONTACT: { ...code, channels: both },
  // The student reads which account the code confirms.
  CODE_BANK: { ...code, values: { ...code.values, account: 'needed' } },
  PASSWORD_CHANGED: { to: 'student', channels: mail, values: { support: 'known' } },
  CONTACT_CHANGED: { to: 'student', channels: both, values: { support: 'known' } },
  REQUEST_SUBMITTED: {
    to: 'student',
    channels: both,
    values: { number: 'needed', moment: 'known', notices: 'known', next: 'known' },
  },
  CORRECTION_RETURNED: returned,
  CORRECTION_CANCELLED: correction(),
  CORRECTION_LAPSED: correction(),
  CORRECTION_RECEIVED: received,
  CORRECTION_REMINDER: reminder,
  APPEAL_RECEIVED: appeal,
  APPEAL_UPDATED: appeal,
  APPEAL_RETURNED: returned,
  APPEAL_RETURN_CANCELLED: correction(),
  APPEAL_CORRECTION_LAPSED: correction(),
  APPEAL_CORRECTION_RECEIVED: received,
  APPEAL_CORRECTION_REMINDER: reminder,
  DOCUMENT_LIST: {
    to: 'student',
    channels: mail,
    values: { documents: 'needed', megabytes: 'known', number: 'known' },
  },
  FILE_INFECTED: {
    to: 'student',
    channels: both,
    values: { files: 'needed', support: 'known', number: 'known' },
  },
  PROBLEM_REPORT: {
    to: 'support',
    channels: mail,
    values: { text: 'needed', details: 'needed', ticket: 'known', subject: 'known' },
  },
  PROBLEM_REPORT_COPY: {
    to: 'student',
    channels: mail,
    values: { text: 'needed', ticket: 'needed', details: 'known' },
  },
  RESULT_PUBLISHED: result,
  APPEAL_RESULT_PUBLISHED: result,
  PAYMENT_RETURNED: bankFix,
  BANK_FIX_ASKED: bankFix,
  BANK_FIX_RECEIVED: { ...bankFix, values: { number: 'known', support: 'known' } },
  BANK_FIX_ACCEPTED: bankFix,
  BANK_FIX_REMINDER: bankFix,
  STAFF_INVITATION: { to: 'staff', channels: mail, values: { link: 'needed', name: 'known' } },
  STUDENT_ERASED: { to: 'student', channels: mail, values: { number: 'needed', support: 'known' } },
  ACCOUNT_ERASED: { to: 'student', channels: mail, values: { support: 'known' } },
  UNUSUAL_READING: {
    to: 'staff',
    channels: mail,
    values: { readings: 'needed', link: 'needed', hour: 'known', day: 'known' },
  },
}

export const templatePlaceOf = (template: MessageTemplate): TemplatePlace => templatePlaces[template]

export const isMessageTemplate = (key: string): key is MessageTemplate =>
  (messageTemplates as readonly string[]).includes(key)

/** Returns the values that a part of the message can contain. A list fits only the body of a mail. */
export const valuesFor = (
  { values }: TemplatePlace,
  part: 'subject' | 'body' | 'sms',
): readonly TemplateValue[] =>
  templateValues.filter(
    (value) => values[value] !== undefined && (part === 'body' || valueShapes[value] === 'words'),
  )

/** Returns the values that a part must contain; none for a subject. */
export const neededFor = (
  place: TemplatePlace,
  part: 'subject' | 'body' | 'sms',
): readonly TemplateValue[] =>
  part === 'subject' ? [] : valuesFor(place, part).filter((value) => place.values[value] === 'needed')

/** Values that exist exactly if another value is missing. */
const replacements: Partial<Readonly<Record<TemplateValue, TemplateValue>>> = { noFiles: 'files' }

/** Returns the values that not every such message has. A paragraph with one of them is left out of the others. */
export const optionalValuesOf = ({ values }: TemplatePlace): readonly TemplateValue[] =>
  templateValues.filter((value) => values[value] === 'sometimes' && replacements[value] === undefined)

/** Returns whether a message has the value if it lacks these optional ones. */
export const isAvailableWithout = (value: TemplateValue, lacking: readonly TemplateValue[]): boolean => {
  const other = replacements[value]
  return other === undefined ? !lacking.includes(value) : lacking.includes(other)
}
