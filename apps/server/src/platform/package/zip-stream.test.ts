import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import { deflate, leaveWhole, type Pack } from './pack-entry.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const at = new Date('2026-01-15T10:00:00Z')

const collect = async (entries: readonly ZipEntry[], pack?: Pack) => {
  const pieces: Buffer[] = []
  for await (const piece of zipStream(entries, at, pack)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** As another program reads it, checksums compared. */
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
    ['small', deflate],
    ['whole', leaveWhole],
  ])(
    'is read by others as it was written, %s: names of any script, empty, large, random',
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

  it('without a file is an archive all the same', async () => {
    expect((await unzip(await collect([]))).size).toBe(0)
  })

  it('is the same for the same files and moment', async () => {
    const entries = [file('a.txt', Buffer.from('a'))]
    expect((await collect(entries)).equals(await collect(entries))).toBe(true)
  })

  it('left whole is the same whatever pieces its files come in', async () => {
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
        (await collect([inPieces(length)], leaveWhole)).toString('base64'),
      ),
    )
    expect(new Set(made).size).toBe(1)
  })

  it('opens a file only when its turn comes', async () => {
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

  it('that cannot be read to its end fails, and is not silently short', async () => {
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
