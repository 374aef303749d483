import { describe, expect, it } from 'vitest'
import { core, messagesTo } from './support/accounts.ts'
import { refusalOf, useApplicantBench } from './support/applicant-bench.ts'
import { eligiblePayload } from './support/people.ts'

const { at, username, check, pending } = useApplicantBench()

describe('an invalid payload', () => {
  it.each<[string, object, string]>([
    ['identity_number', { identity_number: '123456789' }, 'ENTER_CORRECT_ID'],
    ['identity_number', { identity_number: '1234567890' }, 'ENTER_CORRECT_ID'],
    ['identity_number', { identity_number: '12345678x' }, 'ENTER_CORRECT_ID'],
    ['identity_number', { identity_number: ['123456782'] }, 'WRONG_TYPE'],
    ['identity_number', { identity_number: null }, 'FIELD_REQUIRED'],
    ['phone', { phone: '05212345678' }, 'ENTER_CORRECT_PHONE'],
    ['phone', { phone: '052123456x' }, 'ENTER_CORRECT_PHONE'],
    ['phone', { phone: '021234567' }, 'ENTER_MOBILE_PHONE'],
    ['phone', { phone: ['0521234567'] }, 'WRONG_TYPE'],
    ['email', { email: 'not an address' }, 'ENTER_CORRECT_EMAIL'],
    ['email', { email: `${'a'.repeat(255)}@milgo.example` }, 'MAX_LENGTH'],
    ['password', { password: 'short1A' }, 'ENTER_CORRECT_PASSWORD'],
    ['password', { password: `Aa1${'x'.repeat(18)}` }, 'ENTER_CORRECT_PASSWORD'],
    ['password', { password: 'Password1' }, 'PASSWORD_COMMON'],
    ['password', { email: 'Dana7@milgo.co', password: 'Dana7@milgo.co' }, 'PASSWORD_IS_OWN_DATA'],
    ['academic_institution_id', { academic_institution_id: 999_999 }, 'UNKNOWN_OPTION'],
    ['residency_status', { residency_status: 'MARTIAN' }, 'UNKNOWN_OPTION'],
    ['currently_studying', { currently_studying: 'MASTER' }, 'UNKNOWN_OPTION'],
    ['other_bachelor', { other_bachelor: 'no' }, 'WRONG_TYPE'],
    ['scholarships', { scholarships: ['GOLD'] }, 'UNKNOWN_OPTION'],
    ['scholarships', { scholarships: [] }, 'SELECT_AT_LEAST_ONE'],
    ['scholarships', { scholarships: ['NONE', 'TENA'] }, 'OPTION_NOT_ALLOWED'],
    ['other_scholarship_name', { other_scholarship: true, other_scholarship_amount: 1 }, 'FIELD_REQUIRED'],
    [
      'other_scholarship_name',
      { other_scholarship: true, other_scholarship_name: 'x'.repeat(101), other_scholarship_amount: 1 },
      'MAX_LENGTH',
    ],
    [
      'other_scholarship_amount',
      { other_scholarship: true, other_scholarship_name: 'x', other_scholarship_amount: 1_000_000 },
      'MAX_LENGTH',
    ],
    ['terms', { terms: null }, 'TERMS_REQUIRED'],
    ['terms', { terms: 'yes' }, 'WRONG_TYPE'],
  ])('%s as %j', async (field, change, code) => {
    const answer = await check(change)
    expect(answer.statusCode).toBe(400)
    const error = refusalOf(answer)
    expect(error).toMatchObject({ statusCode: 400, code: 'INVALID_FIELDS' })
    expect(error.errors).toContainEqual({ code, field, message: expect.not.stringContaining('{') })
    expect(await pending()).toEqual([])
    expect(await messagesTo(at.server, at.who.phone)).toEqual([])
  })

  it('phone and identity number are recognised in all the forms that people write', async () => {
    const arabic = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    const answer = await check({
      phone: arabic(`+972 ${at.who.phone.slice(1, 3)}-${at.who.phone.slice(3)}`),
      identity_number: arabic('123456782'),
    })
    expect(answer.json()).toMatchObject({ username: username() })
    expect(await pending()).toMatchObject([{ phone: at.who.phone }])
  })

  it.each(Object.keys(eligiblePayload()))(
    '%s of another type, or far too long, is refused by name',
    async (field) => {
      for (const value of [{}, [{}], [[1]], 'x'.repeat(10_000)]) {
        const answer = await check({ other_scholarship: true, [field]: value })
        expect([value, answer.statusCode]).toEqual([value, 400])
        expect(refusalOf(answer).errors?.map((item) => item.field)).toContain(field)
      }
      expect(await pending()).toEqual([])
    },
  )

  it.each([
    'id',
    'is_demo',
    'period_id',
    'username',
    'request_status',
    'publish_state',
    'is_sponsored',
    'created_at',
  ])('an unknown field %s is refused, not ignored', async (field) => {
    const answer = await check({ [field]: '1' })
    expect(answer.statusCode).toBe(400)
    expect(at.server.queries).toHaveLength(0)
  })

  it('__proto__, a list, a text, and a megabyte are refused before any query', async () => {
    const send = (payload: string) =>
      at.server.app.inject({
        method: 'POST',
        url: `${core}/eligibility`,
        payload,
        headers: { 'content-type': 'application/json' },
      })
    const codes = []
    for (const payload of [
      '{"__proto__":{"a":1}}',
      '[]',
      '"x"',
      'null',
      `{"phone":"${'5'.repeat(1_000_000)}"}`,
    ])
      codes.push((await send(payload)).statusCode)
    expect(codes).toEqual([400, 400, 400, 400, 413])
    expect(at.server.queries).toHaveLength(0)
  })

  it('direction marks around a number are removed, because pasting adds them', async () => {
    expect((await check({ phone: `\u202e${at.who.phone}\u200f` })).json().username).toBe(username())
  })
})
