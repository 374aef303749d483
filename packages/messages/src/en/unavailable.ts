import type { unavailable as original } from '../he/unavailable.ts'
import type { WordsLike } from '../words.ts'

export const unavailable: WordsLike<typeof original> = {
  maintenance: {
    title: 'The portal is closed for a short time',
    text: 'We are improving the system. What you saved and sent is safe with us.',
    until: 'We will be back on {date} at {hour}.',
  },
  overload: {
    title: 'The system is very busy',
    text: 'What you saved and sent is safe with us. This page tries again by itself in a few seconds.',
  },
  retry: 'Try again',
  announced:
    'On {date} between {from} and {until} the portal will be closed for maintenance. Save and send before then.',
}
