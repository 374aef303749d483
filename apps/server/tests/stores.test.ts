import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import { attachment } from '../src/platform/http/content-disposition.ts'
import { OperatorError } from '../src/platform/operator-error.ts'
import { openStore } from '../src/platform/storage/open-store.ts'
import { sendsNosniff } from '../src/platform/storage/sends-nosniff.ts'
import { type Store, StoreKeyMissing } from '../src/platform/storage/store.ts'
import { openFilesApp } from './support/files-app.ts'
import { freePorts } from './support/free-port.ts'
import { makePdf } from './support/make-pdf.ts'
import { startS3Server, whyNoS3Server } from './support/s3-server.ts'
import { startStrictFront } from './support/strict-front.ts'
import { upload } from './support/uploads.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'milgo-stores-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (url: string): Promise<Store> =>
  openStore(readConfig({ NODE_ENV: 'test', STORAGE_URL: url }, folder))

/** Makes a local file as an upload leaves it, ready to be stored. */
const localFile = (content: Buffer) => {
  const path = join(folder, randomUUID())
  writeFileSync(path, content)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { path, what: { bytes: content.length, sha256, mediaType: 'application/pdf' } }
}

/** The tests of every store, because all must behave the same. */
const behaves = (storeOf: () => Store): void => {
  const put = async (content: Buffer, key = randomUUID()) => {
    const { path, what } = localFile(content)
    await storeOf().put(key, path, what)
    return key
  }
  const read = async (key: string) => buffer(await storeOf().open(key))

  it.each([
    ['one byte', Buffer.from('x')],
    ['ten megabytes', Buffer.alloc(10_485_760, 'milgo ')],
  ])('stores %s', async (_size, content) => {
    const key = await put(content)
    expect((await read(key)).equals(content)).toBe(true)
  })

  it('stores files separately', async () => {
    const [one, other] = await Promise.all([put(Buffer.from('one')), put(Buffer.from('other'))])
    expect(String(await read(one))).toBe('one')
    expect(String(await read(other))).toBe('other')
  })

  it('has nothing under an unknown key', async () => {
    await expect(storeOf().open(randomUUID())).rejects.toBeInstanceOf(StoreKeyMissing)
  })

  it('removes a file, also one that is already gone', async () => {
    const [key, kept] = [await put(Buffer.from('x')), await put(Buffer.from('kept'))]
    await storeOf().remove([key, randomUUID()])
    await expect(storeOf().open(key)).rejects.toBeInstanceOf(StoreKeyMissing)
    await storeOf().remove([key])
    await storeOf().remove([])
    expect(String(await read(kept))).toBe('kept')
  })

  it('has nothing under a key whose file could not be read', async () => {
    const key = randomUUID()
    const { what } = localFile(Buffer.from('x'))
    await expect(storeOf().put(key, join(folder, 'missing'), what)).rejects.toThrow()
    await expect(storeOf().open(key)).rejects.toBeInstanceOf(StoreKeyMissing)
  })
}

describe('a folder', () => {
  let store: Store
  let place: string
  beforeAll(async () => {
    place = join(folder, 'files')
    store = await open(String(pathToFileURL(place)))
  })
  behaves(() => store)

  it('is closed to other accounts, and contains finished files only', async () => {
    const key = randomUUID()
    const { path, what } = localFile(Buffer.from('x'))
    await store.put(key, path, what)
    expect(existsSync(path)).toBe(false)
    expect(statSync(join(place, key.slice(0, 2))).mode & 0o077).toBe(0)
    expect(readdirSync(join(place, key.slice(0, 2)))).toContain(key)
  })

  it.skipIf(!existsSync('/dev/shm'))('takes files from another file system', async () => {
    const elsewhere = mkdtempSync('/dev/shm/milgo-')
    try {
      const other = await open(String(pathToFileURL(join(elsewhere, 'files'))))
      const key = randomUUID()
      const { path, what } = localFile(Buffer.from('across'))
      await other.put(key, path, what)
      expect(String(await buffer(await other.open(key)))).toBe('across')
      expect(readdirSync(join(elsewhere, 'files', key.slice(0, 2)))).toEqual([key])
    } finally {
      rmSync(elsewhere, { recursive: true, force: true })
    }
  })

  it('does not serve files itself', () => {
    expect(store.direct).toBeUndefined()
  })

  it('leaves nothing of the test of how it serves files, also if its address is wrong', async () => {
    const [port = 0] = await freePorts(1)
    const keys: string[] = []
    const addressOf = async (key: string) => {
      keys.push(key)
      return `http://127.0.0.1:${port}/${key}`
    }
    expect(await sendsNosniff(store, { origin: `http://127.0.0.1:${port}`, addressOf })).toBe(false)
    expect(keys).toHaveLength(1)
    await expect(store.open(keys[0] ?? '')).rejects.toBeInstanceOf(StoreKeyMissing)
  })
})

describe.skipIf(whyNoS3Server)(`a bucket${whyNoS3Server ? ` (${whyNoS3Server})` : ''}`, () => {
  let server: Awaited<ReturnType<typeof startS3Server>>
  let store: Store
  let front: Awaited<ReturnType<typeof startStrictFront>>
  /** The same bucket, behind a proxy that sends `nosniff`. */
  let strict: Store
  beforeAll(async () => {
    server = await startS3Server()
    store = await open(server.url)
    front = await startStrictFront(server.port)
    strict = await open(server.url.replace(String(server.port), String(front.port)))
  })
  afterAll(async () => {
    front?.stop()
    await server?.stop()
  })
  behaves(() => store)

  it('without nosniff does not serve files itself: the server does, like every download', async () => {
    expect(store.direct).toBeUndefined()
    const app = await openFilesApp({ STORAGE_URL: server.url })
    try {
      const { headers } = await app.newStudent()
      const { file_signed_url } = (await upload(app, makePdf(), { headers, name: 'אישור.pdf' })).json()
      const download = await app.app.inject({ url: file_signed_url })
      expect([download.statusCode, download.rawPayload.equals(makePdf())]).toEqual([200, true])
      expect(download.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': attachment('אישור.pdf'),
        'x-content-type-options': 'nosniff',
      })
    } finally {
      await app.close()
    }
  })

  it('with nosniff on its errors only is not trusted', async () => {
    const half = await startStrictFront(server.port, (status) => status >= 400)
    try {
      const { direct } = await open(server.url.replace(String(server.port), String(half.port)))
      expect(direct).toBeUndefined()
    } finally {
      half.stop()
    }
  })

  const view = {
    disposition: attachment('אישור לימודים.pdf'),
    mediaType: 'application/pdf',
    seconds: 300,
  }
  const stored = async (text: string) => {
    const key = randomUUID()
    const { path, what } = localFile(Buffer.from(text))
    await store.put(key, path, what)
    return key
  }
  const addressOf = async (key: string, from: Date) =>
    (await strict.direct?.addressOf(key, { ...view, from })) ?? ''

  it('with nosniff serves files itself, as downloads under their names, for a while', async () => {
    const key = await stored('direct')
    const answer = await fetch(await addressOf(key, new Date()))
    expect(await answer.text()).toBe('direct')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(view.disposition)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const late = await fetch(await addressOf(key, new Date(Date.now() - 301_000)))
    expect(late.status).toBe(403)
  })

  it('refuses an address that was changed or never signed', async () => {
    const [key, other] = [await stored('mine'), await stored('theirs')]
    const address = await addressOf(key, new Date())
    expect((await fetch(address.replace(key, other))).status).toBe(403)
    expect((await fetch(address.replace('Expires=300', 'Expires=900'))).status).toBe(403)
    expect((await fetch(address.split('?')[0] ?? '')).status).toBe(403)
  })

  it('refuses content that does not arrive as it was sent', async () => {
    const { path, what } = localFile(Buffer.from('changed on the way'))
    const key = randomUUID()
    const sha256 = createHash('sha256').update('as it was').digest('hex')
    await expect(store.put(key, path, { ...what, sha256 })).rejects.toThrow()
    await expect(store.open(key)).rejects.toBeInstanceOf(StoreKeyMissing)
  })

  it('that cannot be reached is reported, and not waited for', async () => {
    const wrong = await open(server.url.replace('/milgo/', '/other/'))
    const { path, what } = localFile(Buffer.from('x'))
    await expect(wrong.put(randomUUID(), path, what)).rejects.toThrow()
  })
})

it('a bucket without a server fails at once', async () => {
  const [port = 0] = await freePorts(1)
  const store = await open(`s3://key:secret@127.0.0.1:${port}/milgo?tls=off`)
  const { path, what } = localFile(Buffer.from('x'))
  await expect(store.put(randomUUID(), path, what)).rejects.toThrow()
  await expect(store.open(randomUUID())).rejects.not.toBeInstanceOf(StoreKeyMissing)
  expect(readFileSync(path, 'utf8')).toBe('x')
})

it('an address without a bucket stops the start', () => {
  for (const url of ['s3://milgo', 's3://milgo/', 'http://host/bucket'])
    expect(() => readConfig({ STORAGE_URL: url }, '/')).toThrow(OperatorError)
})
