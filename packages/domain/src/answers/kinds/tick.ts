import type { KindOf } from './kind.ts'
import { isTruth, readTruth, unless } from './reading.ts'

export const tick: KindOf<'tick'> = {
  hasShape: isTruth,
  read: readTruth,
  lacking: (value, _row, _scope, fault) => unless(value === true, fault),
}
