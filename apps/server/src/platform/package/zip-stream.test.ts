import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { deflate, type Pack, storeUncompressed } from './pack-entry.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const at = new Date('2026-01-15T10:00:00Z')

const collect = async (entries: readonly ZipEntry[], pack?: Pack) => {
  const pieces: Buffer[] = []
  for await (const piece of zipStream(entries, at, pack)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Unpacks the archive with another program's code, which compares the checksums. */
const unzip = async (archive: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const zip = await yauzl.fromBufferPromise(archive)
  const found = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    found.set(entry.fileName, Buffer.concat(pieces))
  }
  return found
}

const file = (name: string, content: Buffer): ZipEntry => ({ name, content: () => [content] })

describe('an archive', () => {
  it.each([
    ['compressed', deflate],
    ['uncompressed', storeUncompressed],
  ])(
    'is read by another program as it was written, %s: names of any script, empty, large, random',
    async (_, pack) => {
      const files: readonly (readonly [string, Buffer])[] = [
        ['answers/נועה.json', Buffer.from('{"a":"שלום"}')],
        ['empty.txt', Buffer.alloc(0)],
        ['zeros.bin', Buffer.alloc(3_000_000)],
        ['random.bin', randomBytes(500_000)],
      ]
      const entries = files.map(([name, content]) => file(name, content))
      const found = await unzip(await collect(entries, pack))
      expect([...found.keys()]).toEqual(files.map(([name]) => name))
      for (const [name, content] of files) expect(found.get(name)?.equals(content)).toBe(true)
    },
  )

  it('is valid without any file', async () => {
    expect((await unzip(await collect([]))).size).toBe(0)
  })

  it('has the same bytes for the same files and time', async () => {
    const entries = [file('a.txt', Buffer.from('a'))]
    expect((await collect(entries)).equals(await collect(entries))).toBe(true)
  })

  it('has the same bytes for chunks of any size if it is not compressed', async () => {
    const content = randomBytes(200_000)
    const inPieces = (length: number): ZipEntry => ({
      name: 'a.bin',
      content: () =>
        Array.from({ length: Math.ceil(content.length / length) }, (_, place) =>
          content.subarray(place * length, (place + 1) * length),
        ),
    })
    const made = await Promise.all(
      [100, 65_535, 131_070].map(async (length) =>
        (await collect([inPieces(length)], storeUncompressed)).toString('base64'),
      ),
    )
    expect(new Set(made).size).toBe(1)
  })

  it('opens a file only when it is written', async () => {
    const opened: string[] = []
    const entry = (name: string): ZipEntry => ({
      name,
      content: async () => {
        opened.push(name)
        return (async function* () {
          yield Buffer.from(name)
        })()
      },
    })
    const stream = zipStream([entry('a'), entry('b')], at)
    await stream.next()
    expect(opened).toEqual([])
    await stream.next()
    expect(opened).toEqual(['a'])
    await stream.return(undefined)
    expect(opened).toEqual(['a'])
  })

  it('fails if a file cannot be read to its end', async () => {
    const broken: ZipEntry = {
      name: 'broken',
      content: async function* () {
        yield Buffer.alloc(100_000)
        throw new Error('the store is gone')
      },
    }
    await expect(collect([file('a', Buffer.from('a')), broken])).rejects.toThrow('the store is gone')
  })
})
