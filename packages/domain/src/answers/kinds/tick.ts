import type { KindOf } from './kind.ts'
import { isBoolean, readBoolean, unless } from './reading.ts'

export const tick: KindOf<'tick'> = {
  hasShape: isBoolean,
  read: readBoolean,
  lacking: (value, _row, _scope, fault) => unless(value === true, fault),
}
