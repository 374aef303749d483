import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makePdf } from '../../apps/server/tests/support/make-pdf.ts'
import { patience } from '../../apps/server/tests/support/patience.ts'
import { isWholePicture, photographs } from '../../apps/server/tests/support/photographs.ts'
import { installedFolder } from '../testing/data-folder.mjs'
import { startProcess } from '../testing/server-process.mjs'
import { askDatabase } from './ask-database.ts'

/** How often the server is killed. A few times are enough to notice a fault; `UPLOAD_KILLS=200` tries every moment. */
const kills = Number(process.env['UPLOAD_KILLS'] ?? 2)

let folder: ReturnType<typeof installedFolder>
let server: ReturnType<typeof startProcess> | undefined
beforeEach(() => {
  folder = installedFolder()
})
afterEach(async () => {
  await server?.stop()
  folder.remove()
})

const settings = () => ({
  DATA_DIR: folder.path,
  UPLOADS_PER_STUDENT: '1000000',
  FILES_PER_STUDENT: '1000000',
  LOGINS_PER_ADDRESS: '1000000',
  LOGINS_PER_ACCOUNT: '1000000',
})

const logIn = async (url: string, output: string) => {
  const [, email = '', password = ''] = /(demo\.student@\S+) +(\S+)/.exec(output) ?? []
  const answer = await fetch(`${url}/authz-service/api/v1/auth/login-by-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return ((await answer.json()) as { jwtToken: string }).jwtToken
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

type Acknowledged = {
  readonly url: string
  readonly thumbnail: string | undefined
  readonly sha256: string
}

/**
 * The uploaded content, and the hash of the stored content. For a picture the stored content is the converted picture.
 */
type Sample = { readonly content: Buffer; readonly sha256: string }

const pdf = (): Sample => {
  const content = makePdf({ comment: randomBytes(200_000).toString('hex') })
  return { content, sha256: hashOf(content) }
}

const uploadOne = async (
  url: string,
  token: string,
  { content, sha256 }: Sample,
  ledger: Acknowledged[],
): Promise<void> => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)]), 'scan')
  const answer = await fetch(`${url}/core-service/api/v1/upload/upload-file/id_front`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { file_signed_url, thumbnail_signed_url } = (await answer.json()) as Record<string, string | null>
  if (answer.status === 200 && file_signed_url)
    ledger.push({ url: file_signed_url, thumbnail: thumbnail_signed_url ?? undefined, sha256 })
}

const entriesBelow = (name: string) => {
  const path = join(folder.path, name)
  return existsSync(path)
    ? readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    : []
}
const filesBelow = (name: string): string[] => entriesBelow(name).map((entry) => entry.name)
const isStalledWritten = (): boolean =>
  entriesBelow('uploads').some(({ parentPath, name }) =>
    readFileSync(join(parentPath, name)).toString('latin1').startsWith(beginning),
  )

/** Identifies an upload that never ends. It is long enough that a part is written to the disk. */
const beginning = '%PDF-1.4 and then nothing'
const half = beginning.padEnd(600_000)

const stall = (url: string, token: string): Promise<unknown> => {
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(`${head}${half}`)),
  })
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body,
    duplex: 'half',
  }
  return fetch(`${url}/core-service/api/v1/upload/upload-file/id_front`, request).catch(() => 'broken off')
}

it(
  `kill -9 during uploads, ${kills} times: no acknowledged file is lost, and none is incomplete`,
  async () => {
    server = startProcess(settings())
    const taken = await photographs()
    let url = await server.url
    for (let round = 0; round < kills; round++) {
      const token = await logIn(url, server.output())
      const ledger: Acknowledged[] = []
      let isOver = false
      // One upload of each kind is always under way, so that a picture is received, converted or stored at the kill.
      const samples = [pdf, pdf, ...taken.map((picture) => () => picture)]
      const sending = samples.map(async (next) => {
        while (!isOver) await uploadOne(url, token, next(), ledger).catch(() => {})
      })
      const acknowledged = () => new Set(ledger.map(({ sha256 }) => sha256))
      const isEachAcknowledged = () => taken.every(({ sha256 }) => acknowledged().has(sha256))
      await vi.waitFor(
        () => expect([ledger.length > 2, isEachAcknowledged()]).toEqual([true, true]),
        patience,
      )
      // Started only now, because the server aborts an upload after half a minute of silence.
      const stalled = stall(url, token)
      await vi.waitFor(() => expect(isStalledWritten()).toBe(true), patience)
      await delay(Math.random() * 300)
      await server.stop('SIGKILL')
      isOver = true
      await Promise.all(sending)
      expect(await stalled).toBe('broken off')

      // Received parts are kept for as long as somebody could still be sending them.
      expect(filesBelow('uploads').length).toBeGreaterThan(0)
      const hourAgo = new Date(Date.now() - 61 * 60_000)
      // Makes files, and folders of processes that opened pictures, an hour old.
      for (const name of readdirSync(join(folder.path, 'uploads')))
        utimesSync(join(folder.path, 'uploads', name), hourAgo, hourAgo)

      server = startProcess(settings())
      url = await server.url
      const read = async (path: string): Promise<Buffer> => {
        const view = await fetch(url + path)
        expect(view.status).toBe(200)
        return Buffer.from(await view.arrayBuffer())
      }
      for (const { url: path, thumbnail, sha256 } of ledger) {
        expect(hashOf(await read(path))).toBe(sha256)
        if (thumbnail) expect(await isWholePicture(await read(thumbnail))).toBe(true)
      }

      // Every file that a row says is stored is complete, and every stored file has a row.
      const rows = await askDatabase<{
        id: string
        sha256: string
        has_thumbnail: boolean
        is_there: boolean
      }>(folder.path, 'select id, sha256, has_thumbnail, stored_at is not null as is_there from files')
      const stored = (key: string) => readFileSync(join(folder.path, 'files', key.slice(0, 2), key))
      for (const { id, sha256, has_thumbnail } of rows.filter(({ is_there }) => is_there)) {
        expect(hashOf(stored(id))).toBe(sha256)
        if (has_thumbnail) expect(await isWholePicture(stored(`${id}.thumbnail`))).toBe(true)
      }
      const known = new Set(rows.flatMap(({ id }) => [id, `${id}.thumbnail`]))
      expect(filesBelow('files').filter((key) => !known.has(key))).toEqual([])
      await vi.waitFor(() => expect(filesBelow('uploads')).toEqual([]), patience)
    }
  },
  120_000 + kills * 60_000,
)
