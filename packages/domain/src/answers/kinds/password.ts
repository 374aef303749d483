import { isPassword, passwordFault, passwordLength } from '../../identity/password.ts'
import type { KindOf } from './kind.ts'
import { accepted, isText, refused, unless, wrongType } from './reading.ts'
import { repeats } from './repeats.ts'

export const password: KindOf<'password'> = {
  hasShape: isText,
  // Not cleaned: every character of a password counts.
  read: (value) => {
    if (typeof value !== 'string') return wrongType
    return value.length > passwordLength.max ? refused(passwordFault) : accepted(value)
  },
  check: (value: string, row, scope) =>
    row.sameAs === undefined
      ? unless(isPassword(value), passwordFault)
      : unless(repeats(value, row.sameAs, scope), { code: 'ENTER_SAME_PASSWORD' }),
}
