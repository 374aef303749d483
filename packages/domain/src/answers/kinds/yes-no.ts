import type { KindOf } from './kind.ts'
import { isTruth, readTruth } from './reading.ts'

export const yesNo: KindOf<'yesNo'> = { hasShape: isTruth, read: readTruth }
