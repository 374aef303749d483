import type { KindOf } from './kind.ts'
import { fileNameOf, isText, readFileName } from './reading.ts'

export const file: KindOf<'file'> = {
  hasShape: isText,
  read: readFileName,
  fromWire: fileNameOf,
}
