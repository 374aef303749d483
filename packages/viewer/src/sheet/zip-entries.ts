type Entry = { readonly name: string; readonly read: () => Promise<string | undefined> }

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50
/** The server refuses archive bombs at upload. This limits the browser memory that one part may use. */
const mostBytes = 30_000_000

const findEnd = (view: DataView): number | undefined => {
  // The record has 22 bytes, and a comment of up to 65,535 may follow it.
  const first = Math.max(0, view.byteLength - 22 - 65_535)
  for (let at = view.byteLength - 22; at >= first; at--)
    if (view.getUint32(at, true) === endOfDirectory) return at
  return undefined
}

const inflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > mostBytes) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Returns the parts of a package such as an xlsx. Throws if the file is no such package. */
export const zipEntries = (bytes: ArrayBuffer): readonly Entry[] => {
  const view = new DataView(bytes)
  const end = findEnd(view)
  if (end === undefined) throw new Error('not a package')
  const entries: Entry[] = []
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (view.getUint32(at, true) !== directoryEntry) throw new Error('not a package')
    const method = view.getUint16(at + 10, true)
    const size = view.getUint32(at + 20, true)
    const nameLength = view.getUint16(at + 28, true)
    const start = view.getUint32(at + 42, true)
    const name = new TextDecoder().decode(new Uint8Array(bytes, at + 46, nameLength))
    entries.push({
      name,
      read: async () => {
        if (view.getUint32(start, true) !== localEntry) throw new Error('not a package')
        const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
        const content = new Uint8Array(bytes, from, size)
        return method === 0 ? new TextDecoder().decode(content) : inflated(content)
      },
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
