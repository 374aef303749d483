import { AppError } from '../../../errors.ts'

/** Records of the stream of a workbook ([MS-XLS] 2.3). */
const record = {
  bof: 0x809,
  eof: 0x0a,
  filePass: 0x2f,
  boundSheet: 0x85,
  supBook: 0x1ae,
  externSheet: 0x17,
} as const
const headBytes = 4

/** Types in the first record of a part of the stream. */
const macroPart = 0x40
const visualBasicPart = 0x06
/** Types in the list of the sheets. */
const macroSheet = 1
const visualBasicModule = 6

const excel95 = 0x500

/** Values in a link of Excel 97 and later, in the place of an address's length: this book, or functions of add-ins. */
const insideLinks = new Set([0x401, 0x3a01])
/** Addresses of one character, which mean this sheet or nothing. */
const emptyAddresses = new Set([0x00, 0x20])
/** The first byte of an Excel 95 address: this sheet, a sheet of this book, this book, or functions of add-ins. */
const insideAddresses = new Set([0x02, 0x03, 0x04, 0x3a])

type BookRecord = { readonly type: number; readonly data: Buffer; readonly end: number }

const readRecord = (stream: Buffer, at: number): BookRecord | undefined => {
  if (at + headBytes > stream.length) return undefined
  const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)]
  const end = at + headBytes + length
  return end > stream.length ? undefined : { type, data: stream.subarray(at + headBytes, end), end }
}

const wordAt = (data: Buffer, at: number): number => (at + 2 <= data.length ? data.readUInt16LE(at) : 0)

/**
 * Returns whether a link of Excel 97 and later points to another file or program. DDE is written in the same way as
 * another book.
 */
const pointsOutside = (data: Buffer): boolean => {
  const length = wordAt(data, 2)
  if (insideLinks.has(length)) return false
  return length !== 1 || !emptyAddresses.has(data[5] ?? data[4] ?? 0)
}

const pointsOutsideIn95 = (data: Buffer): boolean => (data[0] ?? 0) > 0 && !insideAddresses.has(data[1] ?? 0)

type Part = { readonly version: number }

const refuseRecord = ({ type, data }: BookRecord, { version }: Part): void => {
  if (type === record.filePass) throw new AppError('PASSWORD_PROTECTED')
  if (type === record.boundSheet && [macroSheet, visualBasicModule].includes(data[5] ?? 0))
    throw new AppError('HAS_MACROS')
  if (type === record.supBook && pointsOutside(data)) throw new AppError('ACTIVE_CONTENT')
  if (type === record.externSheet && version === excel95 && pointsOutsideIn95(data))
    throw new AppError('ACTIVE_CONTENT')
}

/** Charts are inside sheets, and nothing is inside charts. */
const deepest = 8
/** The most times that all bytes may be read, however many sheets point to the same place. */
const mostReadings = 4

/** Checks a part, and parts inside it, from beginning to end. Returns where it ends, and the sheets that it names. */
const checkPart = (stream: Buffer, from: number): { readonly end: number; readonly sheets: number[] } => {
  const sheets: number[] = []
  const open: Part[] = []
  for (let at = from; ; ) {
    const found = readRecord(stream, at)
    if (!found) throw new AppError('BROKEN_FILE')
    if (found.type === record.bof) {
      if ([macroPart, visualBasicPart].includes(wordAt(found.data, 2))) throw new AppError('HAS_MACROS')
      open.push({ version: wordAt(found.data, 0) })
      if (open.length > deepest) throw new AppError('BROKEN_FILE')
    }
    const part = open.at(-1)
    if (!part) throw new AppError('BROKEN_FILE')
    refuseRecord(found, part)
    if (found.type === record.boundSheet && found.data.length >= 4) sheets.push(found.data.readUInt32LE(0))
    if (found.type === record.eof) open.pop()
    at = found.end
    if (open.length === 0) return { end: at, sheets }
  }
}

const isBeginning = (stream: Buffer, at: number): boolean => readRecord(stream, at)?.type === record.bof

/**
 * Checks the part about the whole book, each part that follows, and each part that the list of sheets points to. A part
 * that declares itself a macro sheet is one, whatever the list says.
 */
export const checkBookRecords = (stream: Buffer): void => {
  if (!isBeginning(stream, 0)) throw new AppError('BROKEN_FILE')
  const book = checkPart(stream, 0)
  const seen = new Set([0])
  const waiting = [...book.sheets, book.end]
  let read = book.end
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at) || !isBeginning(stream, at)) continue
    seen.add(at)
    const { end } = checkPart(stream, at)
    read += end - at
    if (read > mostReadings * stream.length) throw new AppError('BROKEN_FILE')
    waiting.push(end)
  }
}
