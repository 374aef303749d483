import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import { formNotes } from '@milgo/messages/en/form-notes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContent } from '../src/platform/content/check-content.ts'
import { core } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change } from './support/form.ts'
import { readPdf } from './support/read-pdf.ts'
import { givenFilledDraft, openSubmission, tracesOf } from './support/submission.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())

const backwards = (text: string) => [...text].reverse().join('')

const userOf = async ({ token }: { readonly token: string }): Promise<CurrentUser> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await server.app.inject({ url: `${core}/user/current-user`, headers })).json()
}

/** Returns the number of the student's request. */
const numberOf = async (form: { readonly token: string }): Promise<string> =>
  (await userOf(form)).request?.request_number ?? ''

describe('the printed copy of what was sent', () => {
  it('is a PDF with a Hebrew name, to be saved and never run', async () => {
    const form = await givenFilledDraft(server, { language: 'he' })
    await form.send(form.sent())
    const answer = await form.copy()
    expect(answer.statusCode).toBe(200)
    const number = await numberOf(form)
    expect(readPdf(answer.rawPayload)).toContain(number)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="____ _____ ${number}.pdf"; filename*=UTF-8''${encodeURIComponent(`בקשה למלגה ${number}.pdf`)}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const path = join(server.folder, 'copy.pdf')
    writeFileSync(path, answer.rawPayload)
    expect(await checkContent(path)).toMatchObject({ format: 'pdf', marks: [], pages: expect.any(Number) })
  })

  it('reads from right to left, with numbers from left to right', async () => {
    const form = await givenFilledDraft(server, { language: 'he' })
    await form.send(form.sent())
    const pieces = readPdf((await form.copy()).rawPayload)
    expect(pieces).toEqual(expect.arrayContaining([backwards('נועה'), backwards('שם פרטי'), '15.03.2001']))
    // Streets and towns are asked three times; the section says which.
    expect(pieces).toContain(backwards('כתובת לפי תעודת זהות'))
    expect(pieces).toContain(form.student.identityNumber)
    expect(pieces.join('\n')).toContain('id_front.pdf')
    expect(pieces.join('\n')).toContain('15.01.2026 12:00')
    const { academic_year: year } = await userOf(form)
    expect(pieces.join('\n')).toContain(`${year}–${year + 1}`)
    // The year of the day of sending stays, although the closing of the period moves into another academic year.
    await change(server, sql`update registration_periods set closes_at = closes_at + interval '1 year'`)
    expect((await userOf(form)).academic_year).toBe(year + 1)
    expect(readPdf((await form.copy()).rawPayload).join('\n')).toContain(`${year}–${year + 1}`)
    await change(server, sql`update registration_periods set closes_at = closes_at - interval '1 year'`)
    // Page numbers are filled in.
    expect(pieces.join('\n')).not.toMatch(/[{}]/)
  })

  it('contains what was declared with the correctness of the answers: the extent of studies, as worded', async () => {
    const form = await givenFilledDraft(server, { language: 'en' })
    await form.send(form.sent())
    const read = readPdf((await form.copy()).rawPayload)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    expect(read).toContain(formNotes.academicScope)
    // Longer than a line.
    expect(read).toContain(formNotes.correctnessText.slice(0, 60))
    const [snapshot] = (await tracesOf(server, form)).snapshots
    const declared = snapshot?.sections
      .flatMap(({ lines }) => lines)
      .find(({ questionId }) => questionId === 'declarationCorrectnessInformation')
    expect(declared).toMatchObject({
      value: true,
      statements: [formNotes.academicScope, formNotes.correctnessText],
    })
  })

  it('says of the two addresses what the student has read: that they are the same', async () => {
    const form = await givenFilledDraft(server, { language: 'en' })
    const line = /Same as the ID address\n(\w+)/
    const read = async () => readPdf((await form.copy()).rawPayload).join('\n')
    const { city_symbol, street, house_number, apartment_number } = (await form.read('personal')).json()
    await form.save('personal', {
      study_city_symbol: city_symbol,
      study_street: street,
      study_house_number: house_number,
      study_apartment_number: apartment_number,
      version: 1,
    })
    await form.send(form.sent())
    expect(line.exec(await read())?.[1]).toBe('Yes')
  })

  it.each([
    ['ar', 'نسخة من طلب المنحة'],
    ['en', 'A copy of the scholarship application'],
  ])('is in the language it was sent in: %s', async (language, title) => {
    const form = await givenFilledDraft(server, { language })
    await form.send(form.sent())
    const { rawPayload } = await form.copy()
    const utf16 = Buffer.from(`\ufeff${title}`, 'utf16le').swap16()
    const info = rawPayload.toString('latin1')
    expect(
      info.includes(utf16.toString('latin1')) || info.includes(`(${title})`) || rawPayload.includes(title),
    ).toBe(true)
  })

  it('prints what a student wrote as text, whatever it looks like', async () => {
    const form = await givenFilledDraft(server)
    const hostile = '#panic("x") $a$ *b* \\u{5d0}'
    await form.save('personal', { street: hostile.slice(0, 30), version: 1 })
    expect((await form.send(form.sent())).json().error).toBeUndefined()
    const answer = await form.copy()
    expect(answer.statusCode).toBe(200)
    expect(readPdf(answer.rawPayload).join('')).toContain('#panic("x")')
  })

  it('never changes, whatever is renamed since', async () => {
    const [form, later] = [await givenFilledDraft(server), await givenFilledDraft(server)]
    const copyOf = async (sender: typeof form) => readPdf((await sender.copy()).rawPayload)
    await form.send(form.sent())
    const first = await copyOf(form)
    const renamed = JSON.stringify({ he: 'Renamed entry', ar: 'Renamed entry', en: 'Renamed entry' })
    for (const table of ['localities', 'neighborhoods', 'banks'])
      await change(server, sql`update ${sql.identifier(table)} set name = ${renamed}::jsonb`)
    await change(server, sql`update files set original_name = 'Renamed file.pdf'`)
    expect(await copyOf(form)).toEqual(first)
    // Requests that are sent from now on have the new names.
    await later.send(later.sent())
    const second = (await copyOf(later)).join('\n')
    for (const name of ['entry', 'file.pdf']) expect(second).toContain(`Renamed ${name}`)
  })

  it('exists once the request was sent, and only for its student', async () => {
    const form = await givenFilledDraft(server)
    const early = await form.copy()
    expect([early.statusCode, early.json().error.code]).toEqual([409, 'NOT_SUBMITTED'])
    await form.send(form.sent())
    const headers = { authorization: `Bearer ${form.token}` }
    const later = await server.app.inject({ url: `${core}/user-request/submitted-copy/99`, headers })
    expect([later.statusCode, later.json().error.code]).toEqual([404, 'NOT_FOUND'])
    const stranger = await server.app.inject({ url: '/core-service/api/v1/user-request/submitted-copy' })
    expect(stranger.statusCode).toBe(401)
  })
})
