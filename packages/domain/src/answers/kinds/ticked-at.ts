import type { KindOf } from './kind.ts'
import { accepted, asNumber, isText, readText, wrongType } from './reading.ts'

export const tickedAt: KindOf<'tickedAt'> = {
  hasShape: isText,
  // The moment 0 is a box that was not ticked, as a client that keeps numbers says it.
  read: readText((clean) => {
    if (/^0+$/.test(clean)) return accepted(undefined)
    return /^\d{1,16}$/.test(clean) ? accepted(clean) : wrongType
  }),
  ...asNumber,
}
