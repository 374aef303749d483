import type { KindOf } from './kind.ts'
import { isBoolean, readBoolean } from './reading.ts'

export const yesNo: KindOf<'yesNo'> = { hasShape: isBoolean, read: readBoolean }
