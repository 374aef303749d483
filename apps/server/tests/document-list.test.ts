import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, clockOf, core, logIn, messagesTo } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change, draftOf, enter } from './support/form.ts'
import { moveRequestByStaff } from './support/move-request-by-staff.ts'
import { givenStaff } from './support/staff.ts'
import { givenFilledDraft, openSubmission } from './support/submission.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())

const url = `${core}/step-4/send-email-to-student`

describe('the mail with the documents that a student needs', () => {
  it.each([
    ['he', 'המסמכים הדרושים לבקשת המלגה', '- צילום תעודת זהות – צד קדמי', '(רשות)'],
    ['ar', 'المستندات المطلوبة لطلب المنحة', '- صورة بطاقة الهوية – الوجه الأمامي', '(اختياري)'],
    ['en', 'The documents your scholarship application needs', '- ID – front side', '(optional)'],
  ])('is in %s', async (language, subject, line, optional) => {
    const form = await givenFilledDraft(server)
    const answer = await form.mailList(language)
    expect(answer.json()).toEqual({ id: form.id })
    const [mail, ...others] = await messagesTo(server, form.student.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ channel: 'mail', subject, state: 'queued' })
    expect(mail?.body).toContain(line)
    expect(mail?.body).toContain(optional)
    expect(mail?.body).toMatch(/\u20662025-\d{6}\u2069/)
    expect(mail?.html).toContain('<li>')
    expect(`${mail?.body}${mail?.html}`).not.toMatch(/[{}]/)
  })

  it('lists the documents that these answers need, and no others', async () => {
    const form = await givenFilledDraft(server)
    await form.save('personal', {
      ...draftOf('personal'),
      military_service_type: 'NOT_SERVED',
      service_month: null,
      is_reservist: false,
      days_in_reserve: null,
      version: 1,
    })
    await form.save('family', { ...draftOf('family'), is_family_member_disabled: false, version: 1 })
    await form.mailList('he')
    const [mail] = await messagesTo(server, form.student.email)
    const lines = mail?.body.split('\n').filter((line) => line.startsWith('- ')) ?? []
    const { needed } = (await form.documents()).json()
    expect(lines).toHaveLength(needed.length)
    expect(mail?.body).not.toContain('מילואים')
    expect(mail?.body).not.toContain('נכות')
    expect(mail?.body).toContain('אישור לימודים של אח/ות')
  })

  it('is sent once, however often it is asked for within the hour, and again after it', async () => {
    const clock = clockOf(server)
    const form = await givenFilledDraft(server)
    const answers = await Promise.all(Array.from({ length: 50 }, () => form.mailList()))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 429)])
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expect(refused?.json().error.code).toBe('LIST_SENT_ALREADY')
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_500)
    expect(await messagesTo(server, form.student.email)).toHaveLength(1)
    // The session of the first call has ended by then.
    clock.pass(3_595)
    const headers = bearer(await logIn(server, form.student, '10.9.0.1'))
    const again = () => server.app.inject({ method: 'POST', url, headers })
    expect((await again()).statusCode).toBe(429)
    clock.pass(5)
    expect((await again()).statusCode).toBe(200)
    expect(await messagesTo(server, form.student.email)).toHaveLength(2)
  })

  it('is refused after the period has closed, and sent for a request in correction', async () => {
    const [form, correcting] = [await givenFilledDraft(server), await givenFilledDraft(server)]
    expect((await correcting.send(correcting.sent())).statusCode).toBe(200)
    await change(server, sql`update registration_periods set closes_at = '2026-01-15T10:00:00Z'`)
    try {
      const sent = await correcting.mailList()
      expect([sent.statusCode, sent.json().error.code]).toEqual([403, 'REQUEST_READ_ONLY'])
      const { id } = await givenStaff(server, ['reviewer'])
      await moveRequestByStaff(server.platform, { id, role: 'REVIEWER' }, correcting.id, {
        event: 'RETURN_FOR_REPAIR',
        flags: [{ field: 'id_front', reason: 'UNREADABLE' }],
      })
      expect((await correcting.mailList()).json()).toEqual({ id: correcting.id })
      const refused = await form.mailList()
      expect(refused.statusCode).toBe(403)
      expect(refused.json().error).toMatchObject({
        code: 'REQUEST_READ_ONLY',
        errors: [{ code: 'PERIOD_CLOSED' }],
      })
      expect(await messagesTo(server, form.student.email)).toEqual([])
    } finally {
      await change(server, sql`update registration_periods set closes_at = '2026-06-01'`)
    }
  })

  it('is refused before there is a request, and without a token', async () => {
    const form = await enter(server)
    const headers = bearer(form.token)
    expect((await server.app.inject({ method: 'POST', url, headers })).json().error.code).toBe('NO_REQUEST')
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(401)
  })
})
