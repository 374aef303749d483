import { emailMaxLength, isEmail, normalEmail } from '../../identity/email.ts'
import type { KindOf } from './kind.ts'
import { accepted, isText, readText, tooLong, unless } from './reading.ts'
import { repeats } from './repeats.ts'

export const email: KindOf<'email'> = {
  hasShape: isText,
  read: readText((clean) => tooLong(clean, emailMaxLength) ?? accepted(clean)),
  check: (value: string, row, scope) =>
    isEmail(value)
      ? unless(repeats(value, row.sameAs, scope, normalEmail), { code: 'EMAILS_DO_NOT_MATCH' })
      : [{ code: 'ENTER_CORRECT_EMAIL' }],
}
