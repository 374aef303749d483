import { surveyFields } from '@milgo/domain/survey/questions'
import { blankSurvey } from '@milgo/domain/survey/survey-payload'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, core } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change } from './support/form.ts'
import { actAs, givenStaff, staffSession } from './support/staff.ts'
import { givenFilledDraft, openSubmission } from './support/submission.ts'

let server: FilesApp
beforeAll(async () => {
  server = await openSubmission()
})
afterAll(() => server.close())

const answers = {
  birth_country: 'IL',
  birth_country_parent_one: 'ET',
  birth_country_parent_two: 'IL',
  education_parent_one: 'MATRICULATION',
  education_parent_two: 'UNKNOWN',
  culture_group: 'OTHER',
}
const taken = { ...answers, saw_survey: true, took_survey: true }
const skipped = { ...blankSurvey, saw_survey: true, took_survey: false }

const update = (headers: Record<string, string>, payload: object) =>
  server.app.inject({
    method: 'POST',
    url: `${core}/sector-survey/update-sector-survey`,
    headers: { 'accept-language': 'en', ...headers },
    payload,
  })
const read = async (token: string) =>
  (await server.app.inject({ url: `${core}/sector-survey/get-sector-survey`, headers: bearer(token) })).json()

const storedAnswers = async () =>
  (await server.database.pool.query('select * from survey_answers order by id')).rows

const confirmed = async () => {
  await change(server, sql`delete from survey_answers`)
  const form = await givenFilledDraft(server)
  await form.send(form.sent())
  await form.confirm()
  const offered = async () => (await form.currentUser()).json().request.shows_survey
  return { ...form, offered }
}

describe('the survey', () => {
  it('is offered until it was shown, and a skipped one stores no answer', async () => {
    const form = await confirmed()
    expect(await form.offered()).toBe(true)
    expect(await read(form.token)).toEqual({ ...blankSurvey, saw_survey: false, took_survey: false })
    // Answers that a page sends with "not taken" are not stored.
    const answer = await update(bearer(form.token), { ...skipped, birth_country: 'IL' })
    expect(answer.json()).toEqual({ id: form.student.id, saw_survey: true, took_survey: false })
    expect(await form.offered()).toBe(false)
    expect(await storedAnswers()).toEqual([])
    expect(await read(form.token)).toEqual({ ...blankSurvey, saw_survey: true, took_survey: false })
  })

  it('stores answers with the period only, and never returns them', async () => {
    const form = await confirmed()
    expect((await update(bearer(form.token), taken)).json()).toEqual({
      id: form.student.id,
      saw_survey: true,
      took_survey: true,
    })
    const rows = await storedAnswers()
    expect(rows).toEqual([{ id: expect.any(String), period_id: expect.any(Number), ...answers }])
    const everything = JSON.stringify(rows)
    for (const secret of [form.student.id, form.id, form.student.email])
      expect(everything).not.toContain(secret)
    expect(await read(form.token)).toEqual({ ...blankSurvey, saw_survey: true, took_survey: true })
    expect(await form.offered()).toBe(false)
  })

  it('is stored once, however many send it at the same time', async () => {
    const form = await confirmed()
    const sent = await Promise.all(Array.from({ length: 8 }, () => update(bearer(form.token), taken)))
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(sent.filter((one) => one.statusCode !== 200).map((one) => one.json().error.code))).toEqual(
      new Set(['SURVEY_TAKEN']),
    )
    expect(await storedAnswers()).toHaveLength(1)
    // A late "seen" of another tab does not change that.
    expect((await update(bearer(form.token), skipped)).json()).toMatchObject({ took_survey: true })
  })

  it.each(surveyFields)('refuses an unknown or missing %s by name', async (question) => {
    const form = await confirmed()
    for (const [value, code] of [
      ['NOWHERE', 'UNKNOWN_OPTION'],
      ['', 'FIELD_REQUIRED'],
      // JSON leaves it out.
      [undefined, 'FIELD_REQUIRED'],
    ] as const) {
      const answer = await update(bearer(form.token), { ...taken, [question]: value })
      expect([answer.statusCode, answer.json().error]).toMatchObject([
        200,
        { statusCode: 250, errors: [{ code, field: question }] },
      ])
    }
    expect(await storedAnswers()).toEqual([])
    expect(await form.offered()).toBe(true)
  })

  it('accepts an option that was added after the lists were read', async () => {
    const form = await confirmed()
    const added = { ...taken, culture_group: 'SAMARITAN' }
    expect((await update(bearer(form.token), added)).json().error.statusCode).toBe(250)
    await change(
      server,
      sql`insert into survey_options (list, value, position, label) values ('culture_group', 'SAMARITAN', 50, '{}')`,
    )
    // Codes that were read within the last seconds are not read again.
    await expect.poll(async () => (await update(bearer(form.token), added)).json().error).toBeUndefined()
    expect(await storedAnswers()).toMatchObject([{ culture_group: 'SAMARITAN' }])
  })

  it('refuses unknown fields, a value of another list, and a student without a sent request', async () => {
    const form = await confirmed()
    expect((await update(bearer(form.token), { ...taken, student_id: form.student.id })).statusCode).toBe(400)
    const crossed = await update(bearer(form.token), { ...taken, birth_country: 'MATRICULATION' })
    expect(crossed.json().error.errors).toMatchObject([{ code: 'UNKNOWN_OPTION', field: 'birth_country' }])
    const draft = await givenFilledDraft(server)
    expect((await update(bearer(draft.token), taken)).json().error.code).toBe('NOT_SUBMITTED')
    expect(await storedAnswers()).toEqual([])
  })

  it('can be answered only by the student', async () => {
    const form = await confirmed()
    const member = await givenStaff(server, ['reviewer'])
    const headers = await actAs(server, await staffSession(server, member.id), form.student.id)
    expect((await update(headers, taken)).json().error.code).toBe('ACTING_NOT_ALLOWED')
    expect(await storedAnswers()).toEqual([])
  })
})
