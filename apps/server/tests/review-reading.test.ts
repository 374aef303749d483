import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Review } from '@milgo/contracts/office/review-answer'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bearer, core } from './support/accounts.ts'
import { makePdf } from './support/make-pdf.ts'
import { useReviewBench } from './support/review-bench.ts'
import { auditOf } from './support/staff.ts'

const { at, member, of, sent, ask } = useReviewBench()

describe('opening a request', () => {
  it('returns everything that the screen shows, and writes an audit entry', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const answer = await of(reviewer, form.id).open()
    expect(answer.statusCode, answer.body).toBe(200)
    const review = Review.parse(answer.json())
    expect(review).toMatchObject({
      request_id: form.id,
      student_id: form.student.id,
      status: 'SUBMITTED',
      language: 'en',
      seen: 1,
      round: 1,
      edit_refusal: null,
      open_by: null,
      changes: null,
      notes: [],
      flags: [],
    })
    expect(review.sections.map(({ id }) => id)).toEqual(['personal', 'bank', 'family', 'documents'])
    expect(review.documents.length).toBeGreaterThan(5)
    expect(new Set(review.documents.map(({ state }) => state))).toEqual(new Set(['NOT_LOOKED_AT']))
    expect(review.documents[0]).toMatchObject({
      key: 'id_front',
      field: 'id_front',
      question_id: 'idFront',
      file: { original_file_name: 'id_front.pdf', format: 'pdf', bytes: 1_000, scan: 'unscanned' },
    })
    expect(review.timeline).toMatchObject([{ number: 1, event: 'SUBMIT', by: 'STUDENT', staff: null }])
    expect((await auditOf(at.server, reviewer.id))[0]).toMatchObject({
      action: 'request-viewed',
      studentId: form.student.id,
      details: { request: form.id },
    })
  })

  it('masks identity and account numbers everywhere, and reveals one for a stated purpose', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const calls = of(reviewer, form.id)
    const { body } = await calls.open()
    expect(body).not.toContain(form.student.identityNumber)
    const review: Review = JSON.parse(body)
    const answers = review.sections.flatMap(({ groups }) => groups.flatMap((group) => group.answers))
    const masked = answers.filter(({ secret }) => secret !== null)
    expect(masked.map(({ question_id, secret }) => [question_id, secret])).toEqual([
      ['userId', 'IDENTITY_NUMBER'],
      ['accountNumber', 'ACCOUNT_NUMBER'],
    ])
    for (const { text } of masked) expect(text).toMatch(/^•{5}\d{4}$/)
    const revealed = await calls.reveal({ number: 'IDENTITY_NUMBER', purpose: 'COMPARE_WITH_DOCUMENT' })
    expect(revealed.json()).toEqual({ value: form.student.identityNumber })
    const [entry] = await auditOf(at.server, reviewer.id)
    expect(entry).toMatchObject({
      action: 'number-revealed',
      studentId: form.student.id,
      details: { number: 'IDENTITY_NUMBER', purpose: 'COMPARE_WITH_DOCUMENT' },
    })
    expect(JSON.stringify(entry)).not.toContain(form.student.identityNumber)
    expect((await calls.reveal({ number: 'IDENTITY_NUMBER' })).statusCode).toBe(400)
  })

  it('shows the answers in the reviewer’s language, whatever the student’s was', async () => {
    const form = await sent({ language: 'ar' })
    const reviewer = await member('reviewer')
    const labelIn = async (language: string) => {
      const review: Review = (await of(reviewer, form.id).open({}, language)).json()
      expect(review.language).toBe('ar')
      return [review.documents[0]?.label, review.sections[0]?.title]
    }
    const [hebrew, english] = [await labelIn('he'), await labelIn('en')]
    expect(hebrew.join()).toMatch(/[א-ת]/)
    expect(english.join()).toMatch(/^[\x20-\x7e–]+$/)
  })

  it('names the document that proves each answer', async () => {
    const form = await sent()
    const review = await of(await member('reviewer'), form.id).opened()
    const answers = review.sections.flatMap(({ groups }) => groups.flatMap((group) => group.answers))
    const documentsOf = (id: string) => answers.find(({ question_id }) => question_id === id)?.documents
    expect(documentsOf('accountNumber')).toEqual(['bank_account_reference'])
    expect(documentsOf('school')?.[0]).toBe('confirmation_studies')
    expect(documentsOf('idFront')).toEqual(['id_front'])
    expect(documentsOf('maritalStatus')).toEqual(['id_attachment'])
  })

  it('is refused for a draft and for an unknown id, with no data of either', async () => {
    const reviewer = await member('reviewer')
    const unknown = await of(reviewer, '00000000-0000-4000-8000-000000000001').open()
    expect(unknown.statusCode).toBe(404)
    expect((await of(reviewer, 'x').open()).statusCode).toBe(400)
  })

  it('loads ahead without the open lock, and is still recorded', async () => {
    const form = await sent()
    const [one, other] = [await member('reviewer'), await member('reviewer')]
    expect((await of(one, form.id).open({ is_preview: true })).statusCode).toBe(200)
    expect((await of(other, form.id).opened()).open_by).toBeNull()
    expect((await of(one, form.id).opened()).open_by).toMatchObject({ id: other.id, name: other.name })
    expect((await auditOf(at.server, one.id)).at(-1)).toMatchObject({
      action: 'request-viewed',
      details: { preview: 'true' },
    })
  })
})

describe('a document', () => {
  /** Makes a request whose first document has bytes in the store. */
  const withFile = async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const content = makePdf()
    const name = (await of(reviewer, form.id).opened()).documents[0]?.file?.file_name ?? ''
    const id = name.replace(/\..*/, '')
    const path = join(at.server.folder, `bytes-of-${id}`)
    writeFileSync(path, content)
    const what = { mediaType: 'application/pdf', bytes: content.length, sha256: '' }
    await at.server.platform.store.put(id, path, what)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update files set bytes = ${content.length} where id = ${id}`),
    )
    return { form, reviewer, name, content }
  }

  it('is read by the session that asked, inline, with its own content policy, and each view is recorded', async () => {
    const { form, reviewer, name, content } = await withFile()
    const answer = await of(reviewer, form.id).view({ file_name: name })
    expect(answer.json()).toMatchObject({ media_type: 'application/pdf' })
    const read = await at.server.app.inject({
      url: answer.json().url,
      headers: { cookie: reviewer.headers['cookie'] },
    })
    expect(read.statusCode).toBe(200)
    expect(read.rawPayload.equals(content)).toBe(true)
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    const [entry] = await auditOf(at.server, reviewer.id)
    expect(entry).toMatchObject({ action: 'document-viewed', details: { document: 'id_front' } })
    expect(entry?.details).not.toHaveProperty('preview')
    await of(reviewer, form.id).view({ file_name: name, is_preview: true })
    const [ahead] = await auditOf(at.server, reviewer.id)
    expect(ahead).toMatchObject({ action: 'document-viewed', details: { preview: 'true' } })
  })

  it('is refused without a session, to another session, with a changed or expired address, and to a student', async () => {
    const { form, reviewer, name } = await withFile()
    const { url } = (await of(reviewer, form.id).view({ file_name: name })).json()
    const read = async (headers: Record<string, string | undefined>, address = url) =>
      (await at.server.app.inject({ url: address, headers })).statusCode
    const { cookie } = reviewer.headers
    const other = await member('reviewer')
    expect(await read({})).toBe(401)
    expect(await read(bearer(form.token))).toBe(401)
    expect(await read({ cookie: other.headers['cookie'] })).toBe(403)
    expect(await read({ cookie }, url.replace(/until=\d/, 'until=9'))).toBe(403)
    const another = `${core}/office/file/${name.replace(/^./, (first: string) => (first === 'a' ? 'b' : 'a'))}`
    expect(await read({ cookie }, url.replace(/^[^?]+/, another))).toBe(403)
    at.server.clock.set(new Date('2026-01-15T10:04:59.000Z'))
    expect(await read({ cookie })).toBe(200)
    at.server.clock.set(new Date('2026-01-15T10:05:00.000Z'))
    expect(await read({ cookie })).toBe(403)
    at.server.clock.set(new Date('2026-01-15T10:00:00.000Z'))
    await at.server.platform.store.remove([name.replace(/\..*/, '')])
    expect(await read({ cookie })).toBe(503)
  })

  it('of another request is not found, and neither is a removed one', async () => {
    const [form, other] = [await sent(), await sent()]
    const reviewer = await member('reviewer')
    const elsewhere = (await of(reviewer, other.id).opened()).documents[0]?.file?.file_name
    expect((await of(reviewer, form.id).view({ file_name: elsewhere })).statusCode).toBe(404)
    const [own] = (await of(reviewer, form.id).opened()).documents
    const name = own?.file?.file_name ?? ''
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update files set removed_at = now() where id = ${name.replace(/\..*/, '')}`),
    )
    expect((await of(reviewer, form.id).view({ file_name: name })).statusCode).toBe(404)
    const review = await of(reviewer, form.id).opened()
    expect(review.documents[0]?.file).toBeNull()
    expect(review.checks).toContainEqual(
      expect.objectContaining({ code: 'FILE_GONE', result: 'WARN', document: 'id_front' }),
    )
  })

  it.each([
    ['could not be read whole by the check', 'UNCHECKED_PARTS', 'FILE_UNREAD'],
    ['may run something', 'JAVASCRIPT', 'FILE_ACTIVE'],
  ])('that %s warns of that, and of nothing else', async (_, mark, code) => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const name = (await of(reviewer, form.id).opened()).documents[0]?.file?.file_name ?? ''
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update files set marks = ${`{${mark}}`} where id = ${name.replace(/\..*/, '')}`),
    )
    const { checks } = await of(reviewer, form.id).opened()
    expect(checks.filter(({ document, result }) => document === 'id_front' && result === 'WARN')).toEqual([
      expect.objectContaining({ code }),
    ])
  })

  it('keeps its rotation', async () => {
    const form = await sent()
    const reviewer = await member('reviewer')
    const name = (await of(reviewer, form.id).opened()).documents[1]?.file?.file_name
    expect((await of(reviewer, form.id).rotate({ file_name: name, degrees: 90 })).json()).toEqual({
      degrees: 90,
    })
    expect((await of(await member('manager'), form.id).opened()).documents[1]?.file?.rotation).toBe(90)
    expect((await of(reviewer, form.id).rotate({ file_name: name, degrees: 45 })).statusCode).toBe(400)
  })
})

it('every write of the review is refused to staff who may only read', async () => {
  const form = await sent()
  const manager = await member('manager')
  expect((await of(manager, form.id).figures({ version: 0, figures: {} })).statusCode).toBe(403)
  expect((await of(manager, form.id).tick({ item: 'BANK', is_ticked: true })).statusCode).toBe(403)
  expect((await ask(await member('finance'), 'POST', `requests/${form.id}/open`)).statusCode).toBe(403)
})
