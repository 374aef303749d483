import type { KindOf } from './kind.ts'
import { accepted, asNumber, isText, readText, wrongType } from './reading.ts'

export const tickedAt: KindOf<'tickedAt'> = {
  hasShape: isText,
  // A client that stores numbers sends 0 for a box that is not ticked.
  read: readText((clean) => {
    if (/^0+$/.test(clean)) return accepted(undefined)
    return /^\d{1,16}$/.test(clean) ? accepted(clean) : wrongType
  }),
  ...asNumber,
}
