import { blankSurvey, surveyQuestions } from '@milgo/domain/survey/survey'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, core } from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { change } from './support/form.ts'
import { actAs, addStaff, staffSession } from './support/staff.ts'
import { enterWithDocuments, openSubmission } from './support/submission.ts'

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
  const form = await enterWithDocuments(server)
  await form.send(form.sent())
  await form.confirm()
  const offered = async () => (await form.currentUser()).json().request.shows_survey
  return { ...form, offered }
}

describe('the survey', () => {
  it('is offered until it was seen, and a skipped one stores no answer', async () => {
    const form = await confirmed()
    expect(await form.offered()).toBe(true)
    expect(await read(form.token)).toEqual({ ...blankSurvey, saw_survey: false, took_survey: false })
    // What a page sends beside "not taken" is nobody's answer.
    const answer = await update(bearer(form.token), { ...skipped, birth_country: 'IL' })
    expect(answer.json()).toEqual({ id: form.student.id, saw_survey: true, took_survey: false })
    expect(await form.offered()).toBe(false)
    expect(await storedAnswers()).toEqual([])
    expect(await read(form.token)).toEqual({ ...blankSurvey, saw_survey: true, took_survey: false })
  })

  it('stores answers with the period alone and never answers them', async () => {
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

  it('is taken once, however many send it at the same time', async () => {
    const form = await confirmed()
    const sent = await Promise.all(Array.from({ length: 8 }, () => update(bearer(form.token), taken)))
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(sent.filter((one) => one.statusCode !== 200).map((one) => one.json().error.code))).toEqual(
      new Set(['SURVEY_TAKEN']),
    )
    expect(await storedAnswers()).toHaveLength(1)
    // A late "seen" of another tab takes nothing back.
    expect((await update(bearer(form.token), skipped)).json()).toMatchObject({ took_survey: true })
  })

  it.each(surveyQuestions)('refuses an unknown or missing %s by name', async (question) => {
    const form = await confirmed()
    for (const [value, code] of [
      ['NOWHERE', 'UNKNOWN_OPTION'],
      ['', 'FIELD_REQUIRED'],
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

  it('refuses fields that it does not ask, a value of another list, and who sent nothing', async () => {
    const form = await confirmed()
    expect((await update(bearer(form.token), { ...taken, student_id: form.student.id })).statusCode).toBe(400)
    const crossed = await update(bearer(form.token), { ...taken, birth_country: 'MATRICULATION' })
    expect(crossed.json().error.errors).toMatchObject([{ code: 'UNKNOWN_OPTION', field: 'birth_country' }])
    const draft = await enterWithDocuments(server)
    expect((await update(bearer(draft.token), taken)).json().error.code).toBe('NOT_SUBMITTED')
    expect(await storedAnswers()).toEqual([])
  })

  it('is the student’s own act', async () => {
    const form = await confirmed()
    const member = await addStaff(server, ['reviewer'])
    const headers = await actAs(server, await staffSession(server, member.id), form.student.id)
    expect((await update(headers, taken)).json().error.code).toBe('ACTING_NOT_ALLOWED')
    expect(await storedAnswers()).toEqual([])
  })
})
