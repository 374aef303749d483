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

/** By what a part of the stream says of itself at its beginning. */
const macroPart = 0x40
const visualBasicPart = 0x06
/** By what the list of the sheets says. */
const macroSheet = 1
const visualBasicModule = 6

const excel95 = 0x500

/** Of a link in a book of Excel 97 and later, instead of the length of an address: this book, or functions of add-ins. */
const insideLinks = new Set([0x401, 0x3a01])
/** Of one character, which stands for this sheet, or for nothing. */
const emptyAddresses = new Set([0x00, 0x20])
/** How an address of Excel 95 begins: this sheet, a sheet of this book, this book, functions of add-ins. */
const insideAddresses = new Set([0x02, 0x03, 0x04, 0x3a])

type BookRecord = { readonly type: number; readonly data: Buffer; readonly end: number }

const readRecord = (stream: Buffer, at: number): BookRecord | undefined => {
  if (at + headBytes > stream.length) return undefined
  const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)]
  const end = at + headBytes + length
  return end > stream.length ? undefined : { type, data: stream.subarray(at + headBytes, end), end }
}

const wordAt = (data: Buffer, at: number): number => (at + 2 <= data.length ? data.readUInt16LE(at) : 0)

/** Whether a link of Excel 97 and later leads to another file or program: DDE is written the same way as another book. */
const leadsOut = (data: Buffer): boolean => {
  const length = wordAt(data, 2)
  if (insideLinks.has(length)) return false
  return length !== 1 || !emptyAddresses.has(data[5] ?? data[4] ?? 0)
}

const leadsOutIn95 = (data: Buffer): boolean => (data[0] ?? 0) > 0 && !insideAddresses.has(data[1] ?? 0)

type Part = { readonly version: number }

const refuseRecord = ({ type, data }: BookRecord, { version }: Part): void => {
  if (type === record.filePass) throw new AppError('PASSWORD_PROTECTED')
  if (type === record.boundSheet && [macroSheet, visualBasicModule].includes(data[5] ?? 0))
    throw new AppError('HAS_MACROS')
  if (type === record.supBook && leadsOut(data)) throw new AppError('ACTIVE_CONTENT')
  if (type === record.externSheet && version === excel95 && leadsOutIn95(data))
    throw new AppError('ACTIVE_CONTENT')
}

/** Charts stand inside of sheets, and nothing inside of charts. */
const deepest = 8
/** No part is read more than a few times, however many sheets say that they begin there. */
const mostReadings = 4

/** Reads a part, and others inside it, from its beginning to its end. Answers where it ends, and which sheets it names. */
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
 * The part about the whole book, each part that follows it, and each that the list of the sheets leads to: what says of
 * itself that it is a macro sheet is one, whatever the list says.
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
