import { findIdDigits, isIsraeliId, israeliIdLength } from '../../identity/israeli-id.ts'
import type { KindOf } from './kind.ts'
import { digitsUpTo, isText, readText, unless } from './reading.ts'

export const israeliId: KindOf<'israeliId'> = {
  hasShape: isText,
  read: readText((clean) =>
    digitsUpTo(findIdDigits(clean), israeliIdLength.max, { code: 'ENTER_CORRECT_ID' }),
  ),
  check: (value: string) => unless(isIsraeliId(value), { code: 'ENTER_CORRECT_ID' }),
}
