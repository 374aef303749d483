import { uploadTypes } from '@milgo/domain/application/documents/registry'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { core } from './support/accounts.ts'
import { openFilesApp } from './support/files-app.ts'
import { picture, sha256, useFilesBench } from './support/files-bench.ts'
import { fixture } from './support/fixture.ts'
import { makePdf, makePdfOf } from './support/make-pdf.ts'
import { makeXlsx, makeZip } from './support/make-zip.ts'
import { formHeaders, formOf } from './support/upload-form.ts'
import { remove, upload } from './support/uploads.ts'

const { at, send, read } = useFilesBench()
const xlsx = makeXlsx([['a']])

describe('an upload', () => {
  it.each([
    ['pdf', async () => makePdf(), 'application/pdf'],
    ['xls', async () => fixture('book.xls'), 'application/vnd.ms-excel'],
    ['xlsx', async () => xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('of %s is stored unchanged', async (ending, make, mediaType) => {
    const content = await make()
    const answer = await send(content, { name: `אישור.${ending}` })
    expect(answer.statusCode).toBe(200)
    const { file_name, original_file_name, file_signed_url, thumbnail_signed_url, file_state } = answer.json()
    expect({ original_file_name, thumbnail_signed_url, file_state }).toEqual({
      original_file_name: `אישור.${ending}`,
      thumbnail_signed_url: null,
      file_state: 'unscanned',
    })
    expect(file_name).toMatch(new RegExp(`^[0-9a-f-]{36}\\.${ending}$`))
    const view = await read(file_signed_url)
    expect(view.rawPayload.equals(content)).toBe(true)
    expect(view.headers).toMatchObject({
      'content-type': mediaType,
      'content-length': String(content.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="_____.${ending}"; filename*=UTF-8''%D7%90%D7%99%D7%A9%D7%95%D7%A8.${ending}`,
    })
    expect(await at.server.rowOf(file_name)).toMatchObject({
      studentId: at.student.id,
      document: 'id_front',
      bytes: content.length,
      sha256: sha256(content),
    })
  })

  it.each([
    ['jpeg', () => picture().jpeg().toBuffer()],
    ['png', () => picture().png().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
    ['heic', async () => fixture('photo.heic')],
  ])('of %s becomes JPEG, with a thumbnail', async (ending, make) => {
    const { file_name, original_file_name, file_signed_url, thumbnail_signed_url } = (
      await send(await make(), { name: `photo.${ending}` })
    ).json()
    expect(file_name).toMatch(/\.jpg$/)
    expect(original_file_name).toBe(`photo.${ending}`)
    const [view, small] = [await read(file_signed_url), await read(thumbnail_signed_url)]
    expect((await sharp(view.rawPayload).metadata()).format).toBe('jpeg')
    expect((await sharp(small.rawPayload).metadata()).format).toBe('jpeg')
    const shown = ending === 'jpeg' ? 'photo.jpeg' : 'photo.jpg'
    for (const { headers: told } of [view, small]) {
      expect(told['content-type']).toBe('image/jpeg')
      expect(told['content-disposition']).toContain(`attachment; filename="${shown}"`)
      expect(told['x-content-type-options']).toBe('nosniff')
    }
    expect((await at.server.rowOf(file_name))?.sha256).toBe(sha256(view.rawPayload))
  })

  it.each([...uploadTypes])('is accepted for %s', async (document) => {
    const { file_name } = (await send(makePdf(), { document })).json()
    expect((await at.server.rowOf(file_name))?.document).toBe(document)
  })

  it('names the other files of its student with the same content', async () => {
    const content = makePdf({ comment: 'same' })
    const first = (await send(content)).json()
    expect(first).not.toHaveProperty('same_as')
    const second = (await send(content, { document: 'bank_account_reference' })).json()
    expect(second.same_as).toEqual([first.file_name])
    expect((await send(makePdf({ comment: 'other' }))).json()).not.toHaveProperty('same_as')
    // Another student's file is not named.
    const other = await at.server.newStudent()
    expect((await send(content, { headers: other.headers })).json()).not.toHaveProperty('same_as')
  })

  it('reads the session, starts, is counted among its student’s files in one transaction, is marked as stored in another, and is compared with the other files', async () => {
    at.server.queries.length = 0
    await send(makePdf())
    expect(at.server.queries.map((text) => /begin|commit|\w+/.exec(text.trim())?.[0])).toEqual([
      'select',
      'with',
      'begin',
      'select',
      'insert',
      'commit',
      'begin',
      'with',
      'update',
      'commit',
      'select',
    ])
  })

  it('of ten megabytes is accepted, of one byte more refused', async () => {
    expect((await send(makePdfOf(10_485_760))).statusCode).toBe(200)
    const answer = await send(makePdfOf(10_485_761))
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error).toMatchObject({
      code: 'TOO_BIG',
      message:
        'The file is too big. The maximum is 10\u00A0MB. Take the picture again in a lower quality, or send it to yourself in a smaller size, and upload it again',
    })
  })
})

describe('refusals, in the caller’s language', () => {
  const macros = makeXlsx([['a']], [{ name: 'xl/vbaProject.bin', content: 'x' }])
  const dde = makeXlsx([['<f>cmd|x!A0</f>']])
  const bomb = makeZip([{ name: 'xl/a.xml', content: 'x', claimedSize: 0xf0_00_00_00 }])
  it.each([
    ['nothing', Buffer.alloc(0), 400, 'TOO_SMALL', 'הקובץ קטן מדי או ריק. בחרו קובץ אחר'],
    [
      'another content',
      Buffer.from('MZ program'),
      415,
      'NOT_AS_NAMED',
      'הקובץ פגום, או שאינו מהסוג שכתוב בשמו',
    ],
    ['a password', fixture('closed-aes-256.pdf'), 400, 'PASSWORD_PROTECTED', 'הקובץ מוגן בסיסמה'],
    ['half a PDF', makePdf().subarray(0, 200), 400, 'BROKEN_FILE', 'אי אפשר לפתוח את הקובץ'],
    ['macros', macros, 400, 'HAS_MACROS', 'הגיליון מכיל פקודות מאקרו'],
    ['a call of a program', dde, 400, 'ACTIVE_CONTENT', 'הגיליון מכיל קישורים'],
    ['a bomb', bomb, 400, 'ARCHIVE_BOMB', 'תוכן הקובץ גדול מדי'],
    [
      'half a picture',
      Buffer.from('ffd8ffe000104a464946', 'hex'),
      400,
      'BROKEN_IMAGE',
      'אי אפשר לפתוח את התמונה',
    ],
  ])('%s', async (_name, content, status, code, words) => {
    const before = await at.server.rows()
    const answer = await upload(at.server, content, {
      headers: { ...at.student.headers, 'accept-language': 'he' },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error).toMatchObject({ statusCode: status, code })
    expect(answer.json().error.message).toContain(words)
    const messages = new Set([answer.json().error.message])
    for (const language of ['ar', 'en'])
      messages.add(
        (
          await upload(at.server, content, {
            headers: { ...at.student.headers, 'accept-language': language },
          })
        ).json().error.message,
      )
    expect(messages.size).toBe(3)
    expect(await at.server.rows()).toEqual(before)
  })

  it('a name of 300 letters, but not one of 255', async () => {
    const answer = await send(makePdf(), { name: `${'ש'.repeat(296)}.pdf` })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'NAME_TOO_LONG'])
    expect((await send(makePdf(), { name: `${'ש'.repeat(251)}.pdf` })).statusCode).toBe(200)
  })

  it.each([
    ['no form', { 'content-type': 'application/pdf' }, makePdf(), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form without a file', formHeaders, Buffer.from('--milgo-test-boundary--\r\n'), 400, 'UPLOAD_ERROR'],
    [
      'a form that names it otherwise',
      formHeaders,
      formOf(makePdf(), { field: 'other' }),
      400,
      'UPLOAD_ERROR',
    ],
    ['a form that breaks off', formHeaders, formOf(makePdf()).subarray(0, 300), 400, 'UPLOAD_ERROR'],
    [
      'a form without a border',
      { 'content-type': 'multipart/form-data' },
      formOf(makePdf()),
      400,
      'UPLOAD_ERROR',
    ],
  ])('%s', async (_name, content, payload, status, code) => {
    const answer = await at.server.app.inject({
      method: 'POST',
      url: `${core}/upload/upload-file/id_front`,
      headers: { ...at.student.headers, ...content },
      payload,
    })
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code])
  })

  it('an unknown document, and a caller without a token', async () => {
    expect((await send(makePdf(), { document: 'is_biometric_id' })).statusCode).toBe(400)
    expect((await send(makePdf(), { document: '__proto__' })).statusCode).toBe(400)
    expect((await upload(at.server, makePdf(), { headers: {} })).statusCode).toBe(401)
  })

  it('a form at a call that accepts none', async () => {
    const answer = await at.server.app.inject({
      method: 'POST',
      url: '/authz-service/api/v1/auth/login-by-email',
      headers: formHeaders,
      payload: formOf(makePdf()),
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('the name and the claimed type of a file', () => {
  it.each([
    ['../../../etc/passwd', 'passwd', 'passwd.pdf'],
    ['..\\..\\boot.ini', 'boot.ini', 'boot.ini.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe', 'invoicefdp.exe.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
    ['a"; filename=b.html', 'a', 'a.pdf'],
    ['photo.jpg', 'photo.jpg', 'photo.pdf'],
  ])('%j does no harm', async (name, shown, handedOut) => {
    const { original_file_name, file_signed_url } = (await send(makePdf(), { name })).json()
    expect(original_file_name).toBe(shown)
    const { headers: told } = await read(file_signed_url)
    expect(told['content-disposition']).toContain(`filename="${handedOut}"`)
    expect(told['content-type']).toBe('application/pdf')
  })

  it('a quotation mark is preserved, as a browser sends it', async () => {
    const form = new FormData()
    form.append('file', new Blob([makePdf()]), 'אישור תשפ"ה.pdf')
    const request = new Request('http://localhost', { method: 'POST', body: form })
    const answer = await at.server.app.inject({
      method: 'POST',
      url: `${core}/upload/upload-file/id_front`,
      headers: { ...at.student.headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    const { original_file_name, file_signed_url } = answer.json()
    expect(original_file_name).toBe('אישור תשפ"ה.pdf')
    const told = (await read(file_signed_url)).headers['content-disposition']
    expect(told).toBe(
      `attachment; filename="_____ _____.pdf"; filename*=UTF-8''${encodeURIComponent('אישור תשפ"ה.pdf')}`,
    )
  })

  it('without a name it is called a file', async () => {
    const answer = await send(makePdf(), { name: null })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ original_file_name: 'file' })
  })

  it('a wrong type changes nothing', async () => {
    const { file_name } = (await send(makePdf(), { name: 'page.html', type: 'text/html' })).json()
    expect(file_name).toMatch(/\.pdf$/)
    const program = await send(Buffer.from('4d5a9000', 'hex'), { name: 'scan.pdf', type: 'application/pdf' })
    expect(program.json().error.code).toBe('NOT_AS_NAMED')
    const text = await send(Buffer.from('hello'), { name: 'scan.pdf.TXT', type: 'application/pdf' })
    expect(text.json().error.code).toBe('BAD_FORMAT')
  })

  it('a file of two formats at once is served as the detected one', async () => {
    const archive = makeZip([{ name: 'run.js', content: 'alert(1)' }])
    const both = await send(Buffer.concat([makePdf(), archive]))
    expect((await read(both.json().file_signed_url)).headers['content-type']).toBe('application/pdf')
    const hidden = await send(Buffer.concat([await picture().jpeg().toBuffer(), archive]))
    expect((await read(hidden.json().file_signed_url)).rawPayload.includes('run.js')).toBe(false)
    const script = Buffer.from('<script>alert(1)</script>')
    const page = await send(Buffer.concat([await picture().jpeg().toBuffer(), script]), { name: 'a.html' })
    expect((await read(page.json().file_signed_url)).rawPayload.includes('script')).toBe(false)
  })
})

describe('budgets', () => {
  it('uploads in an hour', async () => {
    const tight = await openFilesApp({ UPLOADS_PER_STUDENT: '2' }, at.server.at)
    const { headers: own } = await tight.newStudent()
    const answers = []
    for (let n = 0; n < 3; n++) answers.push(await upload(tight, makePdf(), { headers: own }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(answers[2]?.headers['retry-after']).toBe('3600')
    await tight.close()
  })

  it.each([
    ['so many files', { FILES_PER_STUDENT: '1' }, 1],
    ['so many megabytes', { FILE_MEGABYTES_PER_STUDENT: '1' }, 1_100_000],
  ])('%s, and another is accepted once one is deleted', async (_name, limit, bytes) => {
    const tight = await openFilesApp(limit, at.server.at)
    const { headers: own } = await tight.newStudent()
    const first = await upload(tight, makePdfOf(Math.max(bytes, 400)), { headers: own })
    const over = await upload(tight, makePdf(), { headers: own })
    expect([over.statusCode, over.json().error.code]).toEqual([409, 'MAX_FILES'])
    await remove(tight, first.json().file_name, { headers: own })
    expect((await upload(tight, makePdf(), { headers: own })).statusCode).toBe(200)
    await tight.close()
  })
})

it('of files that arrive at once no more are stored than a student may have', async () => {
  const tight = await openFilesApp({ FILES_PER_STUDENT: '5' }, at.server.at)
  const { id, headers: own } = await tight.newStudent()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => upload(tight, makePdf(), { headers: own })),
  )
  const statuses = answers.map(({ statusCode }) => statusCode).sort()
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(409)])
  expect((await tight.rows()).filter(({ studentId }) => studentId === id)).toHaveLength(5)
  await tight.close()
})

it('the API document says that a file is sent', async () => {
  const document = (await at.server.app.inject({ url: '/api-docs/core.json' })).json()
  const { requestBody } = document.paths[`${core}/upload/upload-file/{type}`].post
  expect(requestBody.content['multipart/form-data'].schema.properties.file).toEqual({
    type: 'string',
    format: 'binary',
  })
})

it('no upload is lost or half stored when the database fails in the middle', async () => {
  const before = at.server.stored().length
  await at.server.database.transaction((tx) =>
    tx.execute(
      sql`create or replace function no_files() returns trigger as 'begin raise exception ''no''; end' language plpgsql`,
    ),
  )
  await at.server.database.transaction((tx) =>
    tx.execute(sql`create trigger no_files before update on files for each row execute function no_files()`),
  )
  expect((await send(makePdf())).statusCode).toBe(500)
  await at.server.database.transaction((tx) => tx.execute(sql`drop trigger no_files on files`))
  // Its object is stored, but its row says that it is not. The sweep removes it.
  expect(at.server.stored().length).toBe(before + 1)
  expect((await at.server.rows()).filter(({ storedAt }) => storedAt === null)).toHaveLength(1)
})
