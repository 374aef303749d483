type Part = { readonly name: string; readonly content?: Buffer }

const sector = 512
const free = 0xff_ff_ff_ff
const end = 0xff_ff_ff_fe
const tableMark = 0xff_ff_ff_fd
const miniCutoff = 4096

/** Makes a compound file of streams, and of folders, which have no content, all at one level. */
export const makeCompound = (parts: readonly Part[]): Buffer => {
  const table: number[] = []
  const sectors: Buffer[] = []
  const add = (content: Buffer): number => {
    const count = Math.ceil(content.length / sector)
    const first = sectors.length
    for (let index = 0; index < count; index++) {
      const part = content.subarray(index * sector, (index + 1) * sector)
      sectors.push(Buffer.concat([part, Buffer.alloc(sector - part.length)]))
      table.push(index === count - 1 ? end : first + index + 1)
    }
    return count === 0 ? end : first
  }
  const mini = packMini(
    parts.flatMap(({ content }) => (content && content.length < miniCutoff ? [content] : [])),
  )
  let nextMini = 0
  const entries = parts.map(({ name, content }) => {
    if (content === undefined) return entryOf(name, 1, end, 0)
    if (content.length >= miniCutoff) return entryOf(name, 2, add(content), content.length)
    const first = mini.starts[nextMini] ?? end
    nextMini += 1
    return entryOf(name, 2, first, content.length)
  })
  const root = entryOf('Root Entry', 5, add(mini.container), mini.container.length, 1)
  // Each entry is the right neighbour of the one before.
  entries.forEach((entry, index) => {
    if (index + 1 < entries.length) entry.writeUInt32LE(index + 2, 72)
  })
  const directory = add(Buffer.concat([root, ...entries]))
  const miniTable = add(mini.table)
  const tableSectors = Math.ceil((table.length + 1) / (sector / 4 - 1))
  const firstTable = sectors.length
  for (let index = 0; index < tableSectors; index++) table.push(tableMark)
  const words = Buffer.alloc(tableSectors * sector, 0xff)
  for (const [index, word] of table.entries()) words.writeUInt32LE(word, index * 4)

  const header = Buffer.alloc(sector)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tableSectors, 44)
  header.writeUInt32LE(directory, 48)
  header.writeUInt32LE(miniCutoff, 56)
  header.writeUInt32LE(miniTable, 60)
  header.writeUInt32LE(mini.table.length / sector, 64)
  header.writeUInt32LE(end, 68)
  for (let index = 0; index < 109; index++)
    header.writeUInt32LE(index < tableSectors ? firstTable + index : free, 76 + index * 4)
  return Buffer.concat([header, ...sectors, words])
}

const packMini = (contents: readonly Buffer[]) => {
  const starts: number[] = []
  const words: number[] = []
  const container: Buffer[] = []
  for (const content of contents) {
    const count = Math.max(1, Math.ceil(content.length / 64))
    starts.push(words.length)
    for (let index = 0; index < count; index++) words.push(index === count - 1 ? end : words.length + 1)
    container.push(content, Buffer.alloc(count * 64 - content.length))
  }
  const table = Buffer.alloc(Math.ceil((words.length * 4) / sector) * sector, 0xff)
  for (const [index, word] of words.entries()) table.writeUInt32LE(word, index * 4)
  return { starts, table, container: Buffer.concat(container) }
}

const entryOf = (name: string, type: number, first: number, size: number, child = free): Buffer => {
  const entry = Buffer.alloc(128)
  const text = Buffer.from(`${name}\0`, 'utf16le')
  text.copy(entry)
  entry.writeUInt16LE(text.length, 64)
  entry[66] = type
  entry[67] = 1
  entry.writeUInt32LE(free, 68)
  entry.writeUInt32LE(free, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(first, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

type Sheet = { readonly type?: number }

/** Returns the stream of a workbook: its beginning, the sheets, and its end. */
export const workbookStream = (sheets: readonly Sheet[] = [{}], extra: readonly Buffer[] = []): Buffer =>
  Buffer.concat([
    recordOf(0x809, Buffer.from('0006050000000000000000000000000000', 'hex').subarray(0, 16)),
    ...extra,
    ...sheets.map(({ type = 0 }) => recordOf(0x85, Buffer.from([0, 0, 0, 0, 0, type, 1, 0, 0x41]))),
    recordOf(0x0a, Buffer.alloc(0)),
  ])

export const recordOf = (type: number, content: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(content.length, 2)
  return Buffer.concat([head, content])
}
