import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDocuments, draftOf, enter, givenDraft, openForm, payloadOf, storedOf } from './support/form.ts'
import type { TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openForm()
})
afterAll(() => server.close())

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

describe('before the first save', () => {
  it('every step is blank in its first version, except what the account knows', async () => {
    const form = await enter(server)
    const { version, phone, is_ba, ...rest } = (await form.read('personal')).json()
    expect({ version, phone, is_ba }).toEqual({ version: 0, phone: form.student.phone, is_ba: true })
    expect(new Set(Object.values(rest))).toEqual(new Set([null]))
    expect((await form.read('bank')).json()).toEqual({
      bank_name: null,
      branch_number: null,
      account_number: null,
      version: 0,
    })
    expect((await form.read('family')).json().version).toBe(0)
    expect((await form.currentUser()).json().request).toBeNull()
  })
})

describe('the first save of step 1', () => {
  it.each(['save', 'submit'] as const)('%s creates the request as a draft, and only that', async (does) => {
    const form = await enter(server)
    const answer = await form[does]('personal', payloadOf('personal'))
    expect(answer.json()).toEqual({ id: expect.stringMatching(uuid), version: 1 })
    expect((await form.currentUser()).json().request).toEqual({
      id: answer.json().id,
      request_number: expect.stringMatching(/^2025-\d{6}$/),
      request_status: 'DRAFT',
      publish_state: '0',
      created_at: '2026-01-15T10:00:00.000Z',
      submitted_at: null,
      actions: ['FILL_FORM'],
      form_mode: 'FILL',
      returned: false,
      correction_deadline: null,
      appeal_deadline: null,
      is_confirmed: false,
      shows_survey: false,
    })
    expect(await storedOf(server, form.student.id)).toMatchObject([
      { id: answer.json().id, status: 'DRAFT', step: 'personal', version: 1 },
    ])
  })

  it('creates it even without answers', async () => {
    const form = await enter(server)
    expect((await form.save('personal')).json()).toMatchObject({
      id: expect.stringMatching(uuid),
      version: 1,
    })
  })
})

describe('saved answers are returned unchanged', () => {
  it.each(['personal', 'bank', 'family'] as const)('%s, in the names of the payload', async (step) => {
    const form = await givenDraft(server)
    const fromAccount = step === 'personal' ? { phone: form.student.phone, is_ba: true } : {}
    expect((await form.read(step)).json()).toEqual({ ...draftOf(step), ...fromAccount, version: 1 })
  })

  it('fields that a call does not mention stay, and blank ones are cleared', async () => {
    const form = await givenDraft(server)
    await form.save('personal', { first_name: 'Noa', street: null, version: 1 })
    const { first_name, last_name, street } = (await form.read('personal')).json()
    expect({ first_name, last_name, street }).toEqual({
      first_name: 'Noa',
      last_name: draftOf('personal')['last_name'],
      street: null,
    })
  })

  it('including hidden answers', async () => {
    const form = await givenDraft(server)
    await form.save('personal', { is_reservist: false, days_in_reserve: '12', version: 1 })
    expect((await form.read('personal')).json()).toMatchObject({ is_reservist: false, days_in_reserve: '12' })
    await form.submit(
      'personal',
      payloadOf('personal', { is_reservist: false, days_in_reserve: undefined, version: 2 }),
    )
    expect((await form.read('personal')).json().days_in_reserve).toBe('12')
  })
})

describe('effects of a change', () => {
  it('with children the siblings are submitted as 0, and the earlier answer is preserved', async () => {
    const form = await givenDraft(server)
    const typed = { brothers_under_24: '2', brothers_students_under_30: '1' }
    await form.save('family', { identity_children: '2', version: 1 })
    expect((await form.read('family')).json()).toMatchObject({ identity_children: '2', ...typed })
    const parent = { identity_children: '2', is_single_parent: false }
    const none = { brothers_under_24: '0', brothers_students_under_30: '0' }
    const answer = await form.submit('family', payloadOf('family', { ...parent, ...none, version: 2 }))
    expect(answer.json()).toEqual({ id: form.id, version: 3 })
    expect((await form.read('family')).json()).toMatchObject({ ...parent, ...typed })
  })

  it.each([['2'], ['0'], [null]])('children %j do not set siblings', async (identity_children) => {
    const form = await enter(server)
    await form.save('personal', draftOf('personal'))
    await form.save('family', { identity_children, version: 0 })
    expect((await form.read('family')).json()).toMatchObject({
      identity_children,
      brothers_under_24: null,
      brothers_students_under_30: null,
    })
  })

  it('can change another step and raise its version', async () => {
    const form = await givenDraft(server)
    await addDocuments(server, form.id, { siblingsStudyConfirmations: ['a.pdf'], idFront: 'b.pdf' })
    await form.save('family', draftOf('family', { brothers_students_under_30: '2', version: 1 }))
    const documents = (await storedOf(server, form.student.id)).find(({ step }) => step === 'documents')
    expect(documents).toMatchObject({ version: 2, answers: { idFront: 'b.pdf' } })
  })
})

describe('bank details', () => {
  it('are encrypted in the database, and can be decrypted only in their row', async () => {
    const [form, other] = [await givenDraft(server), await givenDraft(server)]
    const saved = await storedOf(server, form.student.id)
    const row = saved.find(({ step }) => step === 'bank')
    expect(row).toMatchObject({ answers: {}, secret_sealed: expect.stringMatching(/^[\w-]{8}\./) })
    const sealed = String(row?.['secret_sealed'])
    expect(JSON.stringify(saved)).not.toContain('100008')
    expect(JSON.parse(server.platform.vault.open(sealed, `step:${form.id}:bank`))).toEqual({
      bank: '12',
      branch: '600',
      accountNumber: '100008',
    })
    expect(() => server.platform.vault.open(sealed, `step:${other.id}:bank`)).toThrow()
    expect(server.log.join('')).not.toContain('100008')
  })
})

describe('the call that opens the form', () => {
  it('returns what each single call returns, and caches the case for the first save', async () => {
    const form = await enter(server)
    await form.save('personal', payloadOf('personal'))
    await form.save('family', draftOf('family'))
    server.queries.length = 0
    const answer = await form.start()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    // The case, the periods, the windows and the help; there are no files yet.
    expect(server.queries.length).toBeLessThanOrEqual(5)
    const {
      user,
      steps,
      documents_to_fix,
      periods,
      modal_windows,
      fields_help,
      current_time,
      municipal_codes,
    } = answer.json()
    expect(user).toEqual((await form.currentUser()).json())
    for (const id of ['personal', 'bank', 'family'] as const)
      expect(steps[id]).toEqual((await form.read(id)).json())
    expect(steps.documents).toMatchObject({ version: 0, needed: expect.any(Array) })
    expect(documents_to_fix).toEqual([])
    const headers = { 'accept-language': 'en' }
    const read = async (path: string) =>
      (await server.app.inject({ url: `/core-service/api/v1/${path}`, headers })).json()
    expect(periods).toEqual(await read('registration-period/get-all'))
    expect(modal_windows).toEqual(await read('modal-windows/get-all'))
    expect(fields_help).toEqual(await read('fields-help/get-all'))
    expect(current_time).toBe('2026-01-15T10:00:00.000Z')
    // Of the localities in the answers, and of no others.
    const { city_symbol, study_city_symbol, age_18_city_symbol } = steps.personal
    const chosen = [city_symbol, study_city_symbol, age_18_city_symbol].filter((symbol) => symbol !== null)
    expect(chosen).not.toEqual([])
    expect(new Set(Object.keys(municipal_codes))).toEqual(new Set(chosen))
    const cities = (await form.cities()).json()
    for (const symbol of chosen)
      expect(municipal_codes[symbol]).toBe(
        cities.find((city: { city_symbol: string }) => city.city_symbol === symbol).municipal_code,
      )
    server.queries.length = 0
    expect((await form.save('bank', draftOf('bank'))).statusCode).toBe(200)
    expect(server.queries).toHaveLength(1)
  })

  it('is refused without a token', async () => {
    const answer = await server.app.inject({ url: '/core-service/api/v1/page-data/registration' })
    expect(answer.statusCode).toBe(401)
  })
})

describe('round trips to the database, including the query of the session', () => {
  it('one to read a step, and one for each save', async () => {
    const form = await enter(server)
    const trips = async (call: () => Promise<{ statusCode: number }>) => {
      server.queries.length = 0
      expect((await call()).statusCode).toBe(200)
      return server.queries.length
    }
    expect(await trips(() => form.read('personal'))).toBe(1)
    expect(await trips(() => form.save('personal', draftOf('personal')))).toBe(1)
    for (let version = 1; version < 4; version++)
      expect(
        await trips(() => form.save('personal', draftOf('personal', { street: `S${version}`, version }))),
      ).toBe(1)
    expect(await trips(() => form.save('bank', draftOf('bank')))).toBe(1)
    expect(await trips(() => form.save('family', draftOf('family')))).toBe(1)
    // The same save again changes nothing; one query finds that out.
    expect(await trips(() => form.save('family', draftOf('family', { version: 1 })))).toBe(1)
    expect(await trips(() => form.currentUser())).toBe(1)
    // A submit decides on what was just read.
    expect(
      await trips(() => form.submit('bank', payloadOf('bank', { branch_number: '601', version: 1 }))),
    ).toBe(2)
    expect(server.queries).toHaveLength(2)
  })
})
