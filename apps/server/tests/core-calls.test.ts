import { calls } from '@milgo/contracts'
import { baseOf, type Call, type Guard } from '@milgo/contracts/define-call'
import { toDotted } from '@milgo/domain/identity/calendar-date'
import { Period } from '@milgo/domain/period/period'
import { periodDatesFrom } from '@milgo/domain/period/period-dates'
import { defaultSecondLookRules } from '@milgo/domain/second-look/draw'
import { defaultStageTargets } from '@milgo/domain/status/stages'
import { jerusalemInstant } from '@milgo/domain/time/jerusalem-day'
import { monthText } from '@milgo/messages/month-text'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toPeriod } from '../src/core/periods/period-of-row.ts'
import { starterReasons } from '../src/reference/starter-reasons.ts'
import { currentPeriodId } from '../src/store/current-period.ts'
import { registrationPeriods, settings } from '../src/store/schema.ts'
import { authz, bearer, givenStudent, logIn, post } from './support/accounts.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let tokens: Record<Exclude<Guard, 'staff'>, Record<string, string>>
beforeAll(async () => {
  server = await openTestApp()
  // A token of a real login, so that the query of its session is counted.
  tokens = { open: {}, student: bearer(await logIn(server, await givenStudent(server, 1))) }
})
afterAll(() => server.close())
beforeEach(() => {
  server.queries.length = 0
})

const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: `/core-service/api/v1${path}`, headers })

let people = 1

/** A value for each parameter of a path. */
const pathValues: Readonly<Record<string, string>> = { cityId: '3000' }
const urlOf = (call: Call) =>
  baseOf(call.service) + call.path.replace(/\{(\w+)\}/g, (_, name: string) => pathValues[name] ?? '')

type ReadingCall = Call & { readonly guard: Exclude<Guard, 'staff'> }

/** Calls that only read what is the same for everybody. */
const reading: readonly ReadingCall[] = Object.values<Call>(calls).filter(
  (call): call is ReadingCall => call.method === 'GET' && !call.isPersonal && call.guard !== 'staff',
)
const headersOf = ({ guard }: ReadingCall) => tokens[guard]

/** The round trips of calls whose answer contains those of several calls, which are read in parallel. */
const roundTrips: Readonly<Record<string, number>> = { '/page-data/check-eligibility': 5 }

describe.each(reading.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  const url = urlOf(call)

  it('returns what its contract promises, with one round trip to the database for each part', async () => {
    const headers = headersOf(call)
    const answer = await server.app.inject({ method: call.method, url, headers })
    expect(answer.statusCode).toBe(200)
    expect(() => call.response.parse(answer.json())).not.toThrow()
    expect(server.queries).toHaveLength(roundTrips[call.path] ?? 1)
  })

  it('has an ETag, and answers 304 while nothing has changed', async () => {
    const headers = headersOf(call)
    const first = await server.app.inject({ method: call.method, url, headers })
    const etag = String(first.headers['etag'])
    const again = await server.app.inject({
      method: call.method,
      url,
      headers: { ...headers, 'if-none-match': etag },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const stale = await server.app.inject({
      method: call.method,
      url,
      headers: { ...headers, 'if-none-match': 'W/"other"' },
    })
    expect(stale.statusCode).toBe(200)
  })
})

it.each(reading.filter(({ guard }) => guard !== 'open').map((call) => [call.path, call] as const))(
  '%s is refused without a token, with or without an ETag',
  async (_path, call) => {
    const [url, headers] = [urlOf(call), headersOf(call)]
    const etag = String((await server.app.inject({ method: call.method, url, headers })).headers['etag'])
    server.queries.length = 0
    const answer = await server.app.inject({ method: call.method, url, headers: { 'if-none-match': etag } })
    expect(answer.statusCode).toBe(401)
    expect(server.queries).toHaveLength(0)
  },
)

it.each(reading.filter(({ guard }) => guard !== 'open').map((call) => [call.path, call] as const))(
  '%s is refused after the session’s end, with or without an ETag',
  async (_path, call) => {
    const token = await logIn(server, await givenStudent(server, ++people))
    const [url, headers] = [urlOf(call), bearer(token)]
    const etag = String((await server.app.inject({ method: call.method, url, headers })).headers['etag'])
    await post(server, `${authz}/logout`, {}, { headers })
    const answer = await server.app.inject({
      method: call.method,
      url,
      headers: { ...headers, 'if-none-match': etag },
    })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  },
)

it('the page of the eligibility check contains the answers of five calls', async () => {
  const inArabic = { 'accept-language': 'ar' }
  const read = async (path: string) => (await get(path, inArabic)).json()
  server.clock.set(new Date('2026-03-01T08:30:00.000Z'))
  expect(await read('/page-data/check-eligibility')).toEqual({
    ...(await read('/user/get-current-time')),
    periods: await read('/registration-period/get-all'),
    settings: await read('/setting/get-all'),
    modal_windows: await read('/modal-windows/get-all'),
    fields_help: await read('/fields-help/get-all'),
  })
})

it('returns the time of the clock', async () => {
  server.clock.set(new Date('2026-03-01T08:30:00.000Z'))
  expect((await get('/user/get-current-time')).json()).toEqual({ current_time: '2026-03-01T08:30:00.000Z' })
})

it('has the current period among the settings', async () => {
  expect((await get('/setting/get-all')).json()).toContainEqual({ key: 'REGISTER_PERIOD', value: '2025' })
})

it('has the operator’s settings that pages need among the settings', async () => {
  const settings = (await get('/setting/get-all')).json()
  expect(settings).toContainEqual({ key: 'RESEND_SECONDS', value: '60' })
  expect(settings).toContainEqual({ key: 'CODE_MINUTES', value: '10' })
  expect(settings).toContainEqual({ key: 'ALLOW_PASSWORD_PASTE', value: 'true' })
})

it('has the support contact as the operator set it, with a phone only if there is one', async () => {
  const support = async (environment: NodeJS.ProcessEnv) => {
    const node = await openTestApp(environment, undefined, server.at)
    const settings = (await node.app.inject({ url: `${baseOf('core')}/setting/get-all` })).json() as {
      key: string
      value: string
    }[]
    await node.close()
    return settings.filter(({ key }) => key.startsWith('SUPPORT_'))
  }
  expect(await support({})).toEqual([{ key: 'SUPPORT_EMAIL', value: 'support@milgo.example' }])
  expect(await support({ SUPPORT_EMAIL: 'help@milgo.example', SUPPORT_PHONE: '*6050' })).toEqual([
    { key: 'SUPPORT_EMAIL', value: 'help@milgo.example' },
    { key: 'SUPPORT_PHONE', value: '*6050' },
  ])
})

/**
 * See the decisions, section 9; the bands of family, service and reserve duty are those of docs/specification-notes.md.
 */
const firstScoreRules = {
  version: '2025-1',
  caps: { income: 45, cluster: 25, family: 13, military: 10, priority: 2, reservist: 5 },
  income: [
    [2_100, 45],
    [2_600, 40],
    [3_000, 35],
    [3_500, 30],
    [4_000, 25],
    [4_400, 20],
    [4_900, 15],
    [5_300, 10],
    [6_000, 5],
  ].map(([upTo, points]) => ({ upTo, points })),
  cluster: { first: 25, perCluster: 2.5, notInIsrael: 15 },
  family: {
    children: bands([1, 3], [2, 4], [3, 5]),
    studentSiblings: bands([1, 1], [2, 2], [3, 3]),
    singleParent: 3,
    affectedParents: bands([1, 3], [2, 5]),
    disability: bands([20, 2], [50, 3], [75, 4]),
    childDisability: 1,
  },
  military: bands([1, 2], [6, 4], [12, 6], [18, 8], [24, 10]),
  reservist: bands([1, 1], [10, 2], [20, 3], [40, 4], [60, 5]),
  priority: { points: 2, peripheralityUpTo: 3 },
}
function bands(...rows: readonly (readonly [number, number])[]) {
  return rows.map(([from, points]) => ({ from, points }))
}

describe('registration periods', () => {
  it.each(['2025', '2026', '1999', null])(
    'page and statements choose the same current period when the setting is %s',
    async (registerPeriod) => {
      const { database, app, close } = await openTestApp()
      await database.transaction(async (tx) => {
        const [first] = await tx.select().from(registrationPeriods)
        if (first === undefined) throw new Error('a new installation has a period')
        const { id: _, ...values } = first
        await tx.insert(registrationPeriods).values({ ...values, code: '2026' })
        await (registerPeriod === null
          ? tx.delete(settings)
          : tx.update(settings).set({ value: registerPeriod }))
      })
      const answer = await app.inject({ url: '/core-service/api/v1/registration-period/get-all' })
      const shown = answer.json().filter(({ is_current }: { is_current: boolean }) => is_current)
      const joined = await database.read((db) =>
        db
          .select({ code: registrationPeriods.code })
          .from(registrationPeriods)
          .where(eq(registrationPeriods.id, currentPeriodId)),
      )
      const expected = registerPeriod === '2025' || registerPeriod === '2026' ? [registerPeriod] : []
      expect(shown.map(({ code }: { code: string }) => code)).toEqual(expected)
      expect(joined.map(({ code }) => code)).toEqual(expected)
      await close()
    },
  )

  it('the first period is complete, with dates that follow from the day of installation', async () => {
    const [row] = await server.database.read((db) => db.select().from(registrationPeriods))
    const period = Period.parse(row && toPeriod(row))
    const { answersBy, ...dates } = periodDatesFrom(new Date(period.from))
    expect(period).toEqual({
      code: '2025',
      ...dates,
      isOpen: true,
      isAppealsOpen: true,
      appealDays: 14,
      answersBy,
      expectedAnswers: {
        he: monthText('he', answersBy),
        ar: monthText('ar', answersBy),
        en: monthText('en', answersBy),
      },
      correctionDays: 10,
      reasons: starterReasons,
      stageTargets: defaultStageTargets,
      daysOff: [],
      ceilings: { otherScholarship: 8400 },
      eligibilityRules: {
        NOT_RESIDENT: true,
        NOT_STUDYING: true,
        OTHER_BACHELOR: true,
        OTHER_SCHOLARSHIP: true,
        SCHOLARSHIP_AMOUNT: true,
        DESERTER: true,
        USER_EXIST: true,
        PERIOD_CLOSED: true,
      },
      scoreRules: firstScoreRules,
      awardTiers: [
        { from: 92, amount: 12_480 },
        { from: 76, amount: 6_240 },
        { from: 67, amount: 4_000 },
      ],
      draftRetentionDays: 365,
      budget: null,
      secondLook: defaultSecondLookRules,
    })
    // The installation was made when these tests began, by the database's clock.
    expect(Math.abs(Date.parse(period.from) - Date.now())).toBeLessThan(3_600_000)
    expect(await readPeriod()).toMatchObject({
      age_date: dates.ageDate,
      reserve_from: dates.reserveWindow.from,
      reserve_to: dates.reserveWindow.to,
      appeals_from: dates.appealsFrom,
      appeals_to: dates.appealsTo,
      appeal_days: 14,
      expected_answers: monthText('he', answersBy),
    })
  })

  it('a past date of answers is not shown any more', async () => {
    const { answersBy } = periodDatesFrom(new Date((await readPeriod()).from))
    const at = async (instant: Date) => {
      server.clock.set(instant)
      return (await readPeriod()).expected_answers
    }
    expect(await at(new Date(jerusalemInstant(answersBy, 24).getTime() - 1))).toBe(monthText('he', answersBy))
    expect(await at(jerusalemInstant(answersBy, 24))).toBeNull()
  })

  it('returns the day on which first results were last published', async () => {
    server.clock.set(new Date((await readPeriod()).from))
    const before = await readPeriod()
    expect(before.results_on).toBeNull()
    expect(before.expected_answers).not.toBeNull()
    const release = (number: number, result: '1' | '2', startedAt: string | null) => sql`
      insert into releases (id, period_id, number, result, state, planned_on, template_version, rules_version,
        made_by, made_at, started_at)
      select gen_random_uuid(), id, ${number}::int, ${result}, 'RUNNING', '2026-07-01', '1', '1',
        gen_random_uuid(), now(), ${startedAt}::timestamptz from registration_periods`
    await server.database.transaction(async (tx) => {
      await tx.execute(release(1, '1', '2026-07-01T06:00:00Z'))
      // Late in the evening in UTC it is already the next day in Israel.
      await tx.execute(release(2, '1', '2026-07-05T22:30:00Z'))
      await tx.execute(release(3, '1', null))
      await tx.execute(release(4, '2', '2026-09-01T06:00:00Z'))
    })
    // From then on no month is promised.
    expect(await readPeriod()).toMatchObject({ results_on: '2026-07-06', expected_answers: null })
    await server.database.transaction((tx) => tx.execute(sql`delete from releases`))
  })

  it('appeals are open only within their times and while the office allows them', async () => {
    const [from, to] = ['2026-06-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'] as const
    const change = (isAppealsOpen: boolean) =>
      server.database.transaction((tx) =>
        tx
          .update(registrationPeriods)
          .set({ appealsFrom: new Date(from), appealsTo: new Date(to), isAppealsOpen }),
      )
    const at = async (instant: string) => {
      server.clock.set(new Date(instant))
      return (await readPeriod()).is_appeals_open
    }
    await change(true)
    expect([await at('2026-05-31T23:59:59.999Z'), await at(from), await at(to)]).toEqual([false, true, false])
    await change(false)
    expect(await at(from)).toBe(false)
  })

  const readPeriod = async () => (await get('/registration-period/get-all')).json()[0]

  it('a period is open from its first moment until just before its last', async () => {
    const { from, to } = await readPeriod()
    const at = async (instant: number) => {
      server.clock.set(new Date(instant))
      const { is_open, phase } = await readPeriod()
      return [is_open, phase]
    }
    expect(await at(Date.parse(from) - 1)).toEqual([false, 'upcoming'])
    expect(await at(Date.parse(from))).toEqual([true, 'open'])
    expect(await at(Date.parse(to) - 1)).toEqual([true, 'open'])
    expect(await at(Date.parse(to))).toEqual([false, 'closed'])
  })

  it('a new installation has an open period that closes at noon in Jerusalem', async () => {
    const { rows } = await server.database.read((db) =>
      db.execute<{ now: string }>(sql`select now()::text as now`),
    )
    server.clock.set(new Date(rows[0]?.now ?? ''))
    const period = await readPeriod()
    expect(period).toMatchObject({
      code: '2025',
      is_current: true,
      phase: 'open',
      is_open: true,
      is_appeals_open: false,
      correction_days: 10,
    })
    const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Jerusalem' })
    expect(hour.format(new Date(period.to))).toBe('12:00')
  })
})

describe('content in the caller’s language', () => {
  it.each([
    ['he', 'שאלות ותשובות'],
    ['ar', 'أسئلة وأجوبة'],
    ['en', 'Questions and answers'],
    ['fr', 'שאלות ותשובות'],
    ['fr, en;q=0.8, he;q=0.5', 'Questions and answers'],
  ])('%s', async (language, title) => {
    const squares = (await get('/information-squares/get-all', { 'accept-language': language })).json()
    expect(squares.map((square: { title: string }) => square.title)).toContain(title)
  })

  it('sliders are in order, with links to this portal only', async () => {
    const sliders = (await get('/information-sliders/get-all', { 'accept-language': 'en' })).json()
    expect(sliders.map((slider: { title: string }) => slider.title)).toEqual([
      'Reserve duty earns points',
      'An application can be corrected only once',
      'Start on a phone, finish on a computer',
    ])
    for (const { link } of sliders) expect(link).toMatch(/^\/[a-z-]+(#question-\d+)?$/)
    const { reserve_from, reserve_to } = (await get('/registration-period/get-all')).json()[0]
    expect(sliders[0].text).toContain(
      `${toDotted(reserve_from, 'DD.MM.YYYY')} and ${toDotted(reserve_to, 'DD.MM.YYYY')}`,
    )
    expect(sliders[1].text).toContain('10 days')
  })

  it('a slide depends on the period, and one that names its dates is shown only with it', async () => {
    const own = await openTestApp()
    const titles = async () => {
      const answer = await own.app.inject({
        url: '/core-service/api/v1/information-sliders/get-all',
        headers: { 'accept-language': 'en' },
      })
      return answer.json().map(({ text }: { text: string }) => text)
    }
    await own.database.transaction((tx) =>
      tx.update(registrationPeriods).set({ reserveWindow: { from: '2030-01-02', to: '2030-12-31' } }),
    )
    expect((await titles())[0]).toContain('02.01.2030 and 31.12.2030')
    await own.database.transaction((tx) => tx.delete(settings))
    expect((await titles()).join()).not.toMatch(/[{}]/)
    expect(await titles()).toHaveLength(1)
    await own.close()
  })
})
