import { questions as arabic } from '@milgo/messages/ar/questions'
import { questions as english } from '@milgo/messages/en/questions'
import { questions as hebrew } from '@milgo/messages/he/questions'
import { getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestSteps, requests } from '../src/store/requests-schema.ts'
import { core } from './support/accounts.ts'
import {
  change,
  draftOf,
  enter,
  type Form,
  type FormStep,
  formSteps,
  givenDraft,
  openForm,
  payloadOf,
  storedOf,
  unchanged,
} from './support/form.ts'
import type { TestApp } from './support/test-app.ts'

let server: TestApp
let form: Form
beforeAll(async () => {
  server = await openForm()
  form = await givenDraft(server)
})
afterAll(() => server.close())

const both = ['save', 'submit'] as const
const versionOf = async (step: FormStep) => (await form.read(step)).json().version as number

describe('an unknown field', () => {
  const columns = [requests, requestSteps].flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name }) => name),
  )
  const strangers = [
    ...columns,
    ...['request_status', 'is_sponsored', 'userId', 'firstName', 'identity_number', 'school', 'constructor'],
  ].filter((name) => name !== 'version' && name !== 'id_front')

  it.each(formSteps.flatMap((step) => both.map((does) => [does, step] as const)))(
    'refuses the %s of %s as a whole',
    async (does, step) => {
      for (const name of strangers) {
        const answer = await unchanged(server, form, () =>
          form[does](step, { ...draftOf(step), version: 1, [name]: 'x' }),
        )
        expect(answer.statusCode, name).toBe(400)
        expect(answer.json().error).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' })
      }
    },
  )

  it('is not taken over as a prototype', async () => {
    for (const name of ['__proto__', 'constructor'])
      expect(
        (
          await unchanged(server, form, () =>
            form.save('personal', `{"${name}":{"prototype":{"first_name":"x"}},"version":1}`),
          )
        ).statusCode,
      ).toBe(400)
  })
})

describe('an invalid body', () => {
  it.each([
    '',
    'null',
    '[]',
    '"x"',
    '7',
    '{',
    '{"version":-1}',
    '{"version":"1"}',
    '{"version":1.5}',
    '{"version":99999999999}',
  ])('%s', async (body) => {
    const answer = await unchanged(server, form, () => form.save('family', body))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.code).toBe('BAD_REQUEST')
  })

  it('of a megabyte', async () => {
    const answer = await unchanged(server, form, () =>
      form.save('personal', { first_name: 'x'.repeat(1_048_576), version: 1 }),
    )
    expect(answer.statusCode).toBe(413)
    expect(answer.json().error).toMatchObject({ statusCode: 413, code: 'PAYLOAD_TOO_LARGE' })
  })

  it('of ten thousand levels', async () => {
    const deep = `{"family_status":${'['.repeat(10_000)}${']'.repeat(10_000)},"version":1}`
    expect((await unchanged(server, form, () => form.save('family', deep))).json().error.statusCode).toBe(250)
  })

  it('of another content type', async () => {
    const answer = await unchanged(server, form, () =>
      server.app.inject({
        method: 'POST',
        url: `${core}/step-1/save`,
        headers: { authorization: `Bearer ${form.token}`, 'content-type': 'application/xml' },
        payload: '<first_name/>',
      }),
    )
    expect(answer.statusCode).toBe(415)
  })
})

describe('a malformed value', () => {
  const malformed: readonly (readonly [FormStep, string, unknown, string])[] = [
    ['personal', 'first_name', 'x'.repeat(21), 'MAX_LENGTH'],
    ['personal', 'first_name', { he: 'x' }, 'WRONG_TYPE'],
    ['personal', 'last_name', 'Co7en', 'NO_DIGITS'],
    ['personal', 'first_name', 'נועה 😀', 'NAME_CHARACTERS'],
    ['personal', 'last_name', '<b>כהן</b>', 'NAME_CHARACTERS'],
    ['personal', 'birthdate', '02.30.2001', 'INVALID_DATE'],
    ['personal', 'birthdate', '15.03.2001', 'INVALID_DATE'],
    ['personal', 'birthdate', '2001-03-15', 'INVALID_DATE'],
    ['personal', 'gender', 'NONE', 'UNKNOWN_OPTION'],
    ['personal', 'additional_phone', '12a', 'ENTER_CORRECT_PHONE'],
    ['personal', 'city_symbol', '999999', 'UNKNOWN_OPTION'],
    ['personal', 'city_symbol', 'x'.repeat(300), 'UNKNOWN_OPTION'],
    ['personal', 'field_of_study_id', '99', 'UNKNOWN_OPTION'],
    ['personal', 'age_18_neighborhood_symbol', '999999', 'UNKNOWN_OPTION'],
    ['personal', 'age_18_not_israel', 'yes', 'WRONG_TYPE'],
    ['personal', 'study_year_number', 'SIXTH_YEAR', 'UNKNOWN_OPTION'],
    ['personal', 'service_month', '1000', 'MAX_LENGTH'],
    ['personal', 'days_in_reserve', '-1', 'DIGITS_ONLY'],
    ['personal', 'service_month', '36.5', 'DIGITS_ONLY'],
    ['personal', 'additional_phone', '05012345678', 'ENTER_CORRECT_PHONE'],
    ['bank', 'bank_name', '9999', 'UNKNOWN_OPTION'],
    ['bank', 'branch_number', '123456', 'MAX_LENGTH'],
    ['bank', 'account_number', '12-3', 'DIGITS_ONLY'],
    ['bank', 'account_number', '12-800-123456', 'DIGITS_ONLY'],
    ['bank', 'account_number', '1234567890123456', 'MAX_LENGTH'],
    ['family', 'family_status', 'ENGAGED', 'UNKNOWN_OPTION'],
    ['family', 'identity_children', '100', 'MAX_LENGTH'],
    ['family', 'immigrant_date', '2001-01-01x', 'INVALID_DATE'],
    ['family', 'family_members', 'x', 'WRONG_TYPE'],
    ['family', 'family_members', Array(10).fill({}), 'TOO_MANY'],
  ]

  it.each(malformed)(
    'of %s: %s %j is named by a save, which stores the rest',
    async (step, field, value, code) => {
      const saved = (await form.read(step)).json()
      const beside = { personal: 'street', bank: 'account_number', family: 'family_status_gap_details' }[step]
      const rest = field === beside ? {} : { [beside]: String(saved.version) }
      const answer = await form.save(step, { [field]: value, ...rest, version: saved.version })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        id: expect.any(String),
        error: { statusCode: 250, code: 'INVALID_ANSWERS', errors: [{ code, field }] },
      })
      expect((await form.read(step)).json()).toEqual({ ...saved, ...rest, version: expect.any(Number) })
    },
  )

  it.each(malformed.filter(([step]) => step === 'personal'))(
    'of %s: %s %j refuses a submit as a whole',
    async (step, field, value, code) => {
      const payload = payloadOf(step, { [field]: value, street: 'new', version: await versionOf(step) })
      const answer = await unchanged(server, form, () => form.submit(step, payload))
      expect(answer.json()).toMatchObject({ error: { statusCode: 250, errors: [{ code, field }] } })
    },
  )

  it.each(['PARENT_ONE', 'PARENT_TWO', 'BROTHER_SISTER'])(
    'like the documents’ name of a relative (%s) is refused in step 3',
    async (member) => {
      const lines = [{ family_member: member, disability_percentage: '40' }]
      const answer = await form.save('family', { family_members: lines, version: await versionOf('family') })
      expect(answer.json().error).toMatchObject({
        statusCode: 250,
        errors: [{ field: 'family_members', index: 0, part: 'family_member', code: 'UNKNOWN_OPTION' }],
      })
    },
  )

  it('in a line of a list is named by its place, and the rest of the list is stored', async () => {
    const lines = [
      { family_member: 'PARENTONE', disability_percentage: '40' },
      { family_member: 'UNCLE', disability_percentage: 'x' },
    ]
    const answer = await form.save('family', { family_members: lines, version: await versionOf('family') })
    expect(answer.json().error.errors).toEqual([
      expect.objectContaining({
        field: 'family_members',
        index: 1,
        part: 'family_member',
        code: 'UNKNOWN_OPTION',
      }),
      expect.objectContaining({
        field: 'family_members',
        index: 1,
        part: 'disability_percentage',
        code: 'DIGITS_ONLY',
      }),
    ])
    expect((await form.read('family')).json().family_members).toEqual([
      lines[0],
      { family_member: null, disability_percentage: null },
    ])
  })

  it.each([
    ['he', `${hebrew.firstName}: אפשר להזין עד 20 תווים`],
    ['ar', `${arabic.firstName}: الحد الأقصى لعدد الأحرف هو 20`],
    ['en', `${english.firstName}: Enter up to 20 characters`],
  ])('is explained in %s', async (language, sentence) => {
    const speaker = await enter(server, { language })
    const answer = await speaker.save('personal', { first_name: 'x'.repeat(21) })
    expect(answer.json().error.message).toEqual([sentence])
  })

  it('an unknown code is looked up before it is refused, so that newly imported codes are known', async () => {
    await change(server, sql`insert into localities (symbol, name) values (98765, '{"he":"חדש"}')`)
    const save = async () =>
      (await form.save('personal', { city_symbol: '98765', version: await versionOf('personal') })).json()
    // Codes that were read within the last seconds are not read again.
    await expect.poll(async () => (await save()).error).toBeUndefined()
  })
})

describe('text with invisible characters', () => {
  it('is stored without them', async () => {
    const name = 'A\u202eB\u2066C\u0000\u200f'
    await form.save('personal', { first_name: name, version: await versionOf('personal') })
    const saved = (await storedOf(server, form.student.id)).find(({ step }) => step === 'personal')
    expect(saved?.['answers']).toMatchObject({ firstName: 'ABC' })
  })
})

describe('locked answers', () => {
  it('are not changed, whatever a call contains', async () => {
    const version = await versionOf('personal')
    const answer = await unchanged(server, form, () =>
      form.save('personal', { phone: '0509999999', is_ba: false, version }),
    )
    expect(answer.json()).toEqual({ id: expect.any(String), version })
    expect((await form.save('personal', { phone: 'not a phone', version })).json().error).toBeUndefined()
    expect((await form.read('personal')).json()).toMatchObject({ phone: form.student.phone, is_ba: true })
  })
})

describe('a step that must not be filled', () => {
  it.each(both)('bank details of a sponsored institution: %s', async (does) => {
    const sponsored = await givenDraft(server, { institution: 'sponsored' })
    const answer = await unchanged(server, sponsored, () => sponsored[does]('bank', payloadOf('bank')))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 'STEP_NOT_ASKED' })
  })

  it.each(['bank', 'family'] as const)('%s before there is a request', async (step) => {
    const newcomer = await enter(server)
    for (const does of both) {
      const answer = await newcomer[does](step, payloadOf(step))
      expect(answer.statusCode).toBe(404)
      expect(answer.json().error).toMatchObject({ code: 'NO_REQUEST' })
    }
    expect(await storedOf(server, newcomer.student.id)).toEqual([])
  })
})
