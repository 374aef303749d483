import type { PersonalArea } from '@milgo/contracts/core/get-personal-area'
import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { authz, bearer, clockOf, core, post } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { enter } from './support/form.ts'
import { moveRequestByStaff } from './support/move-request-by-staff.ts'
import { actAs, givenStaff, staffSession } from './support/staff.ts'
import { addFiles, givenFilledDraft, openSubmission } from './support/submission.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())
afterEach(() => {
  clockOf(server)
})

const get = (token: string, path: string, language = 'en') =>
  server.app.inject({ url: `${core}${path}`, headers: { ...bearer(token), 'accept-language': language } })

const areaOf = async (token: string, language = 'en') => {
  const answer = await get(token, '/page-data/personal-area', language)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  return answer.json<PersonalArea>()
}

const sentRequest = async () => {
  const form = await givenFilledDraft(server)
  await form.saveDocuments(form.draft())
  await form.send({ version: 1 })
  return form
}

const flags: readonly ReviewFlag[] = [
  { field: 'id_front', reason: 'UNREADABLE', note: 'cut off' },
  { field: 'confirmation_studies', reason: 'WRONG_YEAR' },
]

const returnedRequest = async () => {
  const form = await sentRequest()
  const who = { id: (await givenStaff(server, ['reviewer'])).id, role: 'REVIEWER' } as const
  await moveRequestByStaff(server.platform, who, form.id, { event: 'RETURN_FOR_REPAIR', flags })
  return { ...form, who }
}

describe('the personal area', () => {
  it('of a student without a request says how to begin and until when', async () => {
    const { token, student } = await enter(server)
    expect(await areaOf(token)).toMatchObject({
      current_time: '2026-01-15T10:00:00.000Z',
      guide: 'NOT_STARTED',
      first_name: null,
      user: { id: student.id, phone: student.phone, request: null },
      email: student.email,
      phone: student.phone,
      request: null,
      last_movement_at: null,
      deadlines: [{ kind: 'REGISTRATION', at: '2026-06-01T00:00:00.000Z', from: '2026-01-01T00:00:00.000Z' }],
      timeline: [],
      copies: [],
      files: [],
    })
  })

  it('of a draft says which steps are done and what is missing', async () => {
    const form = await givenFilledDraft(server)
    const area = await areaOf(form.token)
    expect(area.guide).toBe('DRAFT')
    expect(area.steps.map(({ step, missing }) => [step, missing > 0])).toEqual([
      ['personal', false],
      ['bank', false],
      ['family', false],
      ['documents', true],
    ])
    expect(area.steps[0]?.is_begun).toBe(true)
  })

  it('of a draft after the close offers nothing', async () => {
    const form = await givenFilledDraft(server)
    server.clock.set(new Date('2026-01-15T10:10:00.000Z'))
    await server.database.pool.query('update registration_periods set is_open = false')
    try {
      expect(await areaOf(form.token)).toMatchObject({ guide: 'DRAFT_CLOSED', deadlines: [], steps: [] })
    } finally {
      await server.database.pool.query('update registration_periods set is_open = true')
    }
  })

  it('of a sent request has the receipt of each file, the copy, the messages and the history', async () => {
    const form = await sentRequest()
    const area = await areaOf(form.token)
    expect(area).toMatchObject({
      guide: 'SUBMITTED',
      expected_answers: 'July 2026',
      last_movement_at: '2026-01-15T10:00:00.000Z',
      timeline: [{ event: 'SUBMIT', at: '2026-01-15T10:00:00.000Z', copy: 1 }],
      copies: [{ number: 1, sent_at: '2026-01-15T10:00:00.000Z' }],
      documents_to_fix: [],
      deadlines: [],
      steps: [],
    })
    expect(area.copies[0]?.files).toBe(area.files.length)
    for (const file of area.files)
      expect(file).toMatchObject({
        received_at: '2026-01-15T09:00:00.000Z',
        file_state: 'unscanned',
        readable: true,
        copies: [1],
        label: expect.any(String),
      })
    expect(area.messages.filter(({ template }) => template === 'REQUEST_SUBMITTED')).toEqual([
      expect.objectContaining({ channel: 'mail', state: 'queued', delivered_at: null }),
      expect.objectContaining({ channel: 'sms', state: 'queued', delivered_at: null }),
    ])
  })

  it('names the documents in the language that is asked for', async () => {
    const form = await sentRequest()
    const labels = async (language: string) =>
      (await areaOf(form.token, language)).files.map(({ label }) => label)
    expect((await labels('he')).join()).toMatch(/[א-ת]/)
    expect((await labels('en')).join()).not.toMatch(/[א-ת]/)
  })

  it('of a returned request says what to replace, why, since when and until when', async () => {
    const form = await returnedRequest()
    const area = await areaOf(form.token)
    expect(area.guide).toBe('REPAIR_BACK_FOR')
    expect(area.documents_to_fix).toEqual([
      {
        field: 'id_front',
        label: expect.stringContaining('ID'),
        reason: 'UNREADABLE',
        reason_text: expect.stringMatching(/\w/),
        note: 'cut off',
        is_replaced: false,
      },
      expect.objectContaining({ field: 'confirmation_studies', reason: 'WRONG_YEAR', note: null }),
    ])
    expect(area.deadlines).toEqual([
      { kind: 'CORRECTION', at: '2026-01-25T10:00:00.000Z', from: '2026-01-15T10:00:00.000Z' },
    ])
    expect(area.timeline.map(({ event }) => event)).toEqual(['SUBMIT', 'RETURN_FOR_REPAIR'])
    expect(area.messages.some(({ template }) => template === 'CORRECTION_RETURNED')).toBe(true)
  })

  it('says which documents have a new file that is not sent yet', async () => {
    const form = await returnedRequest()
    const [fresh] = await addFiles(server, form.student.id, ['id_front'])
    await form.saveDocuments({ id_front: fresh, version: 1 })
    const { documents_to_fix: fixes } = await areaOf(form.token)
    expect(fixes.map(({ field, is_replaced }) => [field, is_replaced])).toEqual([
      ['id_front', true],
      ['confirmation_studies', false],
    ])
  })

  it('asks for nothing as soon as the window ends, even before a job has run', async () => {
    const form = await returnedRequest()
    server.clock.set(new Date('2026-01-15T10:20:00.000Z'))
    await server.database.pool.query(
      `update requests set correction_deadline = '2026-01-15T10:20:00Z' where id = $1`,
      [form.id],
    )
    expect(await areaOf(form.token)).toMatchObject({
      guide: 'REPAIR_BACK_FROM_TO',
      documents_to_fix: [],
      deadlines: [],
    })
  })

  it('offers a printed copy of each sending only', async () => {
    const form = await returnedRequest()
    const [front, studies] = await addFiles(server, form.student.id, ['id_front', 'confirmation_studies'])
    const corrected = await server.app.inject({
      method: 'POST',
      url: `${core}/step-4/submit-corrections`,
      headers: bearer(form.token),
      payload: {
        id_front: front,
        confirmation_studies: studies,
        declaration_correctness_information: true,
        version: 1,
      },
    })
    expect(corrected.json()).toMatchObject({ id: form.id })
    const area = await areaOf(form.token)
    expect(area.copies.map(({ number }) => number)).toEqual([1, 2])
    expect(area.files.find(({ file_name }) => file_name === front)?.copies).toEqual([2])
    const pdfs = await Promise.all(
      [1, 2].map(async (number) => get(form.token, `/user-request/submitted-copy/${number}`)),
    )
    for (const pdf of pdfs)
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdfs[0]?.rawPayload.equals(pdfs[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false)
    expect((await get(form.token, '/user-request/submitted-copy/3')).statusCode).toBe(404)
    for (const wrong of ['0', '-1', '1.5', 'x', '99999'])
      expect([wrong, (await get(form.token, `/user-request/submitted-copy/${wrong}`)).statusCode]).toEqual([
        wrong,
        400,
      ])
  })

  it('lists the codes that were sent, without their digits', async () => {
    const { token, student } = await enter(server)
    await post(server, `${authz}/login-by-phone`, { phone: student.phone }, { address: '10.9.9.9' })
    const answer = await get(token, '/page-data/personal-area')
    expect(answer.json<PersonalArea>().messages).toEqual([
      expect.objectContaining({ template: 'CODE_LOGIN', channel: 'sms' }),
    ])
    const { rows } = await server.database.pool.query<{ body: string }>(
      'select body from outbox_messages where recipient = $1',
      [student.phone],
    )
    const code = /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? 'none'
    expect(code).toMatch(/^\d{6}$/)
    expect(answer.body).not.toContain(code)
  })

  it('shows nothing of others', async () => {
    const sent = await sentRequest()
    const { token } = await enter(server)
    const answer = await get(token, '/page-data/personal-area')
    for (const value of [sent.student.email, sent.student.phone, sent.id])
      expect(answer.body).not.toContain(value)
    expect((await get(token, '/user-request/submitted-copy/1')).statusCode).toBe(404)
  })

  it('can be opened by acting staff', async () => {
    const form = await sentRequest()
    const staff = await givenStaff(server, ['reviewer'])
    const headers = await actAs(server, await staffSession(server, staff.id), form.student.id)
    const answer = await server.app.inject({ url: `${core}/page-data/personal-area`, headers })
    expect(answer.json<PersonalArea>().guide).toBe('SUBMITTED')
  })

  it('returns every open deadline as a calendar file, and none if there is none', async () => {
    const returned = await returnedRequest()
    const file = await get(returned.token, '/user-request/deadline-calendar')
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="milgo-deadlines.ics"'),
    })
    expect(file.body).toContain('DTSTART:20260125T100000Z')
    expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    // Long lines are folded.
    expect(file.body.replaceAll('\r\n ', '')).toMatch(/\u2066\d{4}-\d{6}\u2069/)
    const sent = await sentRequest()
    expect((await get(sent.token, '/user-request/deadline-calendar')).statusCode).toBe(404)
  })

  it('is refused without a session', async () => {
    expect((await server.app.inject({ url: `${core}/page-data/personal-area` })).statusCode).toBe(401)
  })
})
