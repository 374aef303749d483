import { randomUUID } from 'node:crypto'
import { errors } from '@milgo/messages/he/errors'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { fileReferences } from '../src/core/files/file-references.ts'
import { retainFiles } from '../src/core/files/retain-files.ts'
import { createLinks } from '../src/platform/crypto/links.ts'
import { picture, sha256, useFilesBench } from './support/files-bench.ts'
import { change } from './support/form.ts'
import { makePdf } from './support/make-pdf.ts'
import { remove } from './support/uploads.ts'

const { at, send, read } = useFilesBench()

describe('an address', () => {
  const until = /until=(\d+)/
  const view = async () => (await send(makePdf())).json().file_signed_url as string

  it('is valid for five minutes to the second', async () => {
    const url = await view()
    at.clock.pass(299)
    expect((await read(url)).statusCode).toBe(200)
    at.clock.pass(1)
    const late = await at.server.app.inject({ url, headers: { 'accept-language': 'en' } })
    expect([late.statusCode, late.json().error.code]).toEqual([403, 'LINK_EXPIRED'])
    // In a browser window people read the refusal.
    const opened = await at.server.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(opened.body).toContain(`<html lang="he" dir="rtl">`)
    expect(opened.body).toContain(`<p>${errors.LINK_EXPIRED}</p>`)
  })

  it('opens one file until one time and nothing else', async () => {
    const [url, other] = [await view(), await view()]
    const nameIn = (address: string) => /file\/([^?]+)/.exec(address)?.[1] ?? ''
    const later = String(Number(until.exec(url)?.[1]) + 3600)
    for (const changed of [
      url.replace(nameIn(url), nameIn(other)),
      url.replace(until, `until=${later}`),
      url.replace('/upload/file/', '/upload/thumbnail/'),
      url.replace(/signature=./, (found) => (found.endsWith('A') ? 'signature=B' : 'signature=A')),
      url.replace(/signature=.*/, 'signature='),
      url.replace(
        /signature=.*/,
        `signature=${createLinks('other'.repeat(9)).sign(url.split('?')[0] ?? '', Number(until.exec(url)?.[1]))}`,
      ),
    ])
      expect((await read(changed)).statusCode).toBe(403)
    for (const malformed of [
      url.split('?')[0] ?? '',
      url.replace(until, 'until=NaN'),
      url.replace(until, 'until=1e9'),
    ])
      expect((await read(malformed)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await read(url)).statusCode).toBe(200)
  })

  it('is made anew for each view', async () => {
    const { file_name, file_signed_url } = (await send(makePdf())).json()
    at.clock.pass(600)
    const now = new Date('2026-01-15T10:10:00.000Z')
    const found = (await fileReferences(at.server.platform, at.student.id, [file_name], now)).get(file_name)
    expect(found?.file_signed_url).not.toBe(file_signed_url)
    expect((await read(found?.file_signed_url ?? '')).statusCode).toBe(200)
    expect((await read(file_signed_url)).statusCode).toBe(403)
  })

  it('of a deleted file is not found', async () => {
    const { file_name, file_signed_url } = (await send(makePdf())).json()
    await remove(at.server, file_name, at.student)
    expect((await read(file_signed_url)).statusCode).toBe(404)
  })

  it('of a file whose bytes are missing is a server error', async () => {
    const { file_name, file_signed_url } = (await send(makePdf())).json()
    await at.server.platform.store.remove([file_name.replace('.pdf', '')])
    expect((await read(file_signed_url)).statusCode).toBe(503)
  })

  it('is in no log, like the name of the file and the token', async () => {
    at.server.log.length = 0
    const { file_signed_url, file_name } = (await send(makePdf(), { name: 'canary-name.pdf' })).json()
    await read(file_signed_url)
    await remove(at.server, file_name, at.student)
    const log = at.server.log.join('')
    expect(log).toContain('/upload/upload-file/:type')
    for (const canary of [
      /signature=(.+)/.exec(file_signed_url)?.[1] ?? '',
      'canary-name',
      at.student.headers['authorization']?.slice(7) ?? '',
    ])
      expect(log).not.toContain(canary)
  })
})

describe('a file of another student', () => {
  it('cannot be deleted, and its existence is not revealed', async () => {
    const { file_name, file_signed_url } = (await send(makePdf())).json()
    const other = await at.server.newStudent()
    const answers = [
      await remove(at.server, file_name, { headers: other.headers }),
      await remove(at.server, `${crypto.randomUUID()}.pdf`, { headers: other.headers }),
    ].map((answer) => [answer.statusCode, answer.json().error.code])
    expect(answers).toEqual([
      [404, 'FILE_NOT_FOUND'],
      [404, 'FILE_NOT_FOUND'],
    ])
    expect((await read(file_signed_url)).statusCode).toBe(200)
  })

  it('cannot be named in a payload', async () => {
    const { file_name } = (await send(makePdf())).json()
    const other = await at.server.newStudent()
    const names = [file_name, '../../secret', `${crypto.randomUUID()}.pdf`, file_name.replace('.pdf', '.exe')]
    expect(await fileReferences(at.server.platform, other.id, names, new Date())).toEqual(new Map())
    const kept = await at.server.database.transaction((tx) =>
      retainFiles(tx, at.server.clock, other.id, names),
    )
    expect(kept.size).toBe(0)
    expect((await at.server.rowOf(file_name))?.retainedAt).toBeNull()
  })
})

describe('deleting', () => {
  it('removes the file and its thumbnail from the store', async () => {
    const { file_name } = (await send(await picture().png().toBuffer())).json()
    const id = file_name.replace('.jpg', '')
    expect(at.server.stored()).toEqual(expect.arrayContaining([id, `${id}.thumbnail`]))
    const answer = await remove(at.server, file_name, at.student)
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: file_name }])
    expect(at.server.stored().filter((key) => key.startsWith(id))).toEqual([])
    expect(await at.server.rowOf(file_name)).toBeUndefined()
    expect((await remove(at.server, file_name, at.student)).statusCode).toBe(404)
  })

  it('is possible only under the document of the file', async () => {
    const { file_name } = (await send(makePdf())).json()
    expect(
      (await remove(at.server, file_name, { headers: at.student.headers, document: 'id_back' })).statusCode,
    ).toBe(404)
    expect(await at.server.rowOf(file_name)).toBeDefined()
  })

  it('refuses a file name with another extension', async () => {
    const { file_name } = (await send(makePdf())).json()
    for (const ending of ['.jpg', '.xls', '.xlsx']) {
      const other = file_name.replace('.pdf', ending)
      expect([other, (await remove(at.server, other, at.student)).statusCode]).toEqual([other, 404])
    }
    expect(await at.server.rowOf(file_name)).toMatchObject({ removedAt: null })
    expect((await remove(at.server, file_name, at.student)).statusCode).toBe(200)
  })

  it.each(['', '../../etc/passwd', 'x'.repeat(101), "'; drop table files", '%00.pdf'])(
    'refuses an impossible file name: %j',
    async (name) => {
      expect((await remove(at.server, name, at.student)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )

  it('is refused once a sent request contains the file', async () => {
    const { file_name, file_signed_url } = (await send(makePdf())).json()
    const kept = await at.server.database.transaction((tx) =>
      retainFiles(tx, at.server.clock, at.student.id, [file_name]),
    )
    expect(kept.get(file_name)).toMatchObject({ document: 'id_front', sha256: sha256(makePdf()) })
    const answer = await remove(at.server, file_name, at.student)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'FILE_SUBMITTED'])
    expect((await read(file_signed_url)).statusCode).toBe(200)
  })

  it('and sending at once: only one succeeds, and both get the right answer', async () => {
    for (let round = 0; round < 5; round++) {
      const { file_name } = (await send(makePdf())).json()
      const [kept, deleted] = await Promise.all([
        at.server.database.transaction((tx) => retainFiles(tx, at.server.clock, at.student.id, [file_name])),
        remove(at.server, file_name, at.student),
      ])
      expect([kept.size, deleted.statusCode]).toEqual(kept.size === 1 ? [1, 409] : [0, 200])
    }
  })
})

describe('once a request is sent', () => {
  const inStatus = async (status: string) => {
    await change(
      at.server,
      sql`insert into requests
      (id, student_id, period_id, status, publish_state, created_at, updated_at)
      values (${randomUUID()}, ${at.student.id}, 1, ${status}, '0', now(), now())`,
    )
  }

  it('files can neither be uploaded nor deleted', async () => {
    const { file_name } = (await send(makePdf())).json()
    await inStatus('SUBMITTED')
    const refusal = { code: 'REQUEST_READ_ONLY', errors: [{ code: 'WRONG_STATUS' }] }
    const late = await send(makePdf())
    expect([late.statusCode, late.json().error]).toEqual([
      403,
      expect.objectContaining({ code: refusal.code }),
    ])
    expect(late.json().error).toMatchObject(refusal)
    const deleted = await remove(at.server, file_name, at.student)
    expect([deleted.statusCode, deleted.json().error.code]).toEqual([403, 'REQUEST_READ_ONLY'])
    expect(await at.server.rowOf(file_name)).toMatchObject({ removedAt: null })
    expect((await at.server.rows()).filter(({ studentId }) => studentId === at.student.id)).toHaveLength(1)
  })

  it('and its bank details have to be corrected, only their confirmation can be uploaded', async () => {
    await inStatus('INVALID_BANK_BACK_FOR_REPAIR')
    expect((await send(makePdf(), { document: 'bank_account_reference' })).statusCode).toBe(200)
    expect((await send(makePdf())).statusCode).toBe(403)
  })
})

it('a draft whose period is over accepts no file', async () => {
  at.clock.pass(200 * 24 * 3600)
  at.student = await at.server.newStudent()
  const answer = await send(makePdf())
  expect([answer.statusCode, answer.json().error.errors]).toMatchObject([403, [{ code: 'PERIOD_CLOSED' }]])
})
