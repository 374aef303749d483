import { isMessageTemplate, neededFor, templatePlaceOf, valuesFor } from '../outbox/template-place.ts'
import type { ContentPlace, TextRule } from './content-place.ts'

const empty: ContentPlace = { title: 'subject', isOpenEnded: false, texts: {}, shared: {} }

const lengths = { subject: 150, body: 6_000, sms: 600 } as const

/** Returns the fields of a message: a mail has a subject and a body, an SMS has a text. Other keys have none. */
export const placeOfTemplate = (key: string): ContentPlace => {
  if (!isMessageTemplate(key)) return empty
  const place = templatePlaceOf(key)
  const rule = (part: keyof typeof lengths, plain?: TextRule['plain']): TextRule => ({
    type: 'rich',
    max: lengths[part],
    placeholders: valuesFor(place, part),
    needed: neededFor(place, part),
    ...(plain && { plain }),
  })
  const isMail = place.channels.includes('mail')
  return {
    ...empty,
    title: isMail ? 'subject' : 'sms',
    texts: {
      ...(isMail && { subject: rule('subject', 'line'), body: rule('body') }),
      ...(place.channels.includes('sms') && { sms: rule('sms', 'paragraphs') }),
    },
  }
}
