import { isPersonName } from '../../identity/person-name.ts'
import { cleanLines, cleanText } from '../clean-text.ts'
import type { KindOf } from './kind.ts'
import { accepted, isText, readText, refused, tooLong } from './reading.ts'

export const text: KindOf<'text'> = {
  hasShape: isText,
  read: (value, row) =>
    readText(
      (clean) => {
        if (row.noDigits && /\p{Nd}/u.test(clean)) return refused({ code: 'NO_DIGITS' })
        if (row.isName && !isPersonName(clean)) return refused({ code: 'NAME_CHARACTERS' })
        return tooLong(clean, row.maxLength) ?? accepted(clean)
      },
      row.hasLines ? cleanLines : cleanText,
    )(value),
}
