import { findPhoneDigits, isPhone, phoneLength } from '../../identity/phone.ts'
import type { KindOf } from './kind.ts'
import { digitsUpTo, isText, readText, unless } from './reading.ts'

export const phone: KindOf<'phone'> = {
  hasShape: isText,
  read: readText((clean) =>
    digitsUpTo(findPhoneDigits(clean), phoneLength.max, { code: 'ENTER_CORRECT_PHONE' }),
  ),
  check: (value: string) => unless(isPhone(value), { code: 'ENTER_CORRECT_PHONE' }),
}
