import { readFileSync } from 'node:fs'
import type { Bank } from '@milgo/contracts/core/get-banks'
import type { Institution } from '@milgo/contracts/core/get-institutions'
import { isPortalPage } from '@milgo/contracts/portal-paths'
import { helpKeyOf } from '@milgo/domain/answers/define'
import { applicationForm } from '@milgo/domain/application/form'
import { formModals } from '@milgo/domain/application/modals'
import { eligibilityModals } from '@milgo/domain/eligibility/modals'
import { eligibilityForm } from '@milgo/domain/eligibility/questions'
import { languages } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { regionalCouncils } from '../src/reference/regional-councils.ts'
import { institutions, localities, neighborhoods } from '../src/store/schema.ts'
import { bearer, givenStudent, logIn } from './support/accounts.ts'
import { sharedFile, whyNoSharedData } from './support/shared-data.ts'
import { givenStaff, staffSession } from './support/staff.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let asStudent: Record<string, string>
beforeAll(async () => {
  server = await openTestApp()
  asStudent = bearer(await logIn(server, await givenStudent(server, 1)))
})
afterAll(() => server.close())

const ask = (path: string, headers = asStudent) =>
  server.app.inject({ url: `/core-service/api/v1${path}`, headers })
const read = async (path: string, language = 'he') =>
  (await ask(path, { ...asStudent, 'accept-language': language })).json()

describe('who may ask', () => {
  it.each(['/academic/get-all', '/bank-brand/get-all', '/fields-help/get-all', '/modal-windows/get-all'])(
    'anyone: %s',
    async (path) => {
      expect((await ask(path, {})).statusCode).toBe(200)
    },
  )

  it.each([
    '/study-fields/get-all',
    '/city/get-all',
    '/sector/get-all',
    '/neighborhood/get-all/3000',
    '/neighborhood/get-all/not-a-symbol',
  ])('only after a login: %s', async (path) => {
    const unknown = await ask(path, { 'accept-language': 'en' })
    expect(unknown.statusCode).toBe(401)
    expect(unknown.headers['www-authenticate']).toBe('Bearer')
    expect(unknown.json().error).toMatchObject({ statusCode: 401, code: 'UNAUTHORIZED' })
    expect((await ask(path, { authorization: 'Bearer forged' })).statusCode).toBe(401)
    const staff = await givenStaff(server, ['reviewer'])
    expect((await ask(path, await staffSession(server, staff.id))).statusCode).toBe(401)
  })

  it('the API document says which calls need a token', async () => {
    const { paths } = (await server.app.inject({ url: '/api-docs/core.json' })).json()
    expect(paths['/core-service/api/v1/city/get-all'].get.security).toEqual([{ token: [] }])
    expect(paths['/core-service/api/v1/academic/get-all'].get.security).toBeUndefined()
  })
})

describe('localities', () => {
  type City = { city_symbol: string; city_name: string; municipal_code: number | null; other_names: string[] }
  const cityOf = async (symbol: string, language = 'he'): Promise<City | undefined> =>
    (await read('/city/get-all', language)).find(({ city_symbol }: City) => city_symbol === symbol)

  it('all that are inhabited, in the order of the caller’s language', async () => {
    const he = await read('/city/get-all')
    expect(he).toHaveLength(1219)
    expect(await cityOf('3000')).toEqual({
      city_symbol: '3000',
      city_name: 'ירושלים',
      municipal_code: 0,
      other_names: ['القدس', 'Jerusalem'],
    })
    expect(await cityOf('3000', 'en')).toMatchObject({
      city_name: 'Jerusalem',
      other_names: ['ירושלים', 'القدس'],
    })
    expect(await cityOf('2710', 'ar')).toMatchObject({ city_name: 'أم الفحم' })
    expect(await cityOf('3780', 'ar')).toMatchObject({ city_name: 'بيتار عيليت' })
    const names = he.map((city: { city_name: string }) => city.city_name)
    expect(names).toEqual([...names].sort())
  })

  it('a kibbutz with its regional council; in Arabic by its Hebrew name, because there is no Arabic one', async () => {
    const degania = { city_symbol: '62', municipal_code: 6 }
    expect(await cityOf('62')).toEqual({
      ...degania,
      city_name: "דגניה א'",
      other_names: ['Deganya Alef'],
    })
    expect(await cityOf('62', 'ar')).toEqual({
      ...degania,
      city_name: "דגניה א'",
      other_names: ['Deganya Alef'],
    })
    expect(await cityOf('22')).toMatchObject({ city_name: 'מקווה ישראל', municipal_code: null })
  })

  it('a browser that has the list gets 304, but not for another language', async () => {
    const { headers, rawPayload } = await ask('/city/get-all', { ...asStudent, 'accept-encoding': 'gzip' })
    expect(rawPayload.length).toBeLessThan(48_000)
    const etag = String(headers.etag)
    const again = await ask('/city/get-all', { ...asStudent, 'if-none-match': etag })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
    const english = { ...asStudent, 'if-none-match': etag, 'accept-language': 'en' }
    expect((await ask('/city/get-all', english)).statusCode).toBe(200)
  })

  it('a star that refers to a footnote of the published list is not shown', async () => {
    expect(await cityOf('587')).toMatchObject({ city_name: 'סביון' })
  })

  it('a blank on one side of a hyphen is not shown', async () => {
    expect(await cityOf('5000')).toMatchObject({ city_name: 'תל אביב-יפו' })
    expect(await cityOf('195', 'en')).toMatchObject({ city_name: 'Qadima-Zoran' })
  })

  it.skipIf(whyNoSharedData)(
    `every regional council agrees with the published list ${whyNoSharedData ?? ''}`,
    () => {
      const published: { muniCode: number | null; muni: string; periph2020?: number }[] = JSON.parse(
        readFileSync(sharedFile('localities.json'), 'utf8'),
      )
      const councils = new Map(
        published
          .filter(({ muniCode }) => muniCode !== null && muniCode !== 0 && muniCode !== 99)
          .map(({ muniCode, muni, periph2020 }) => [
            muniCode,
            [muniCode, periph2020, muni.replace('מועצה אזורית ', '')],
          ]),
      )
      expect(regionalCouncils).toEqual(
        [...councils.values()].sort(([one], [other]) => Number(one) - Number(other)),
      )
    },
  )

  it.skipIf(whyNoSharedData)(
    `every row agrees with the published list ${whyNoSharedData ?? ''}`,
    async () => {
      type Published = {
        symbol: number
        he: string
        en: string
        muniCode: number | null
        pop: number
        cluster2019?: number
        clusterLevel?: string
        periph2020?: number
      }
      const published: Published[] = JSON.parse(readFileSync(sharedFile('localities.json'), 'utf8'))
      const rows = await server.database.read((db) => db.select().from(localities).orderBy(localities.symbol))
      const expected = published.filter(({ pop }) => pop > 0).sort((one, other) => one.symbol - other.symbol)
      expect(rows).toHaveLength(1219)
      expect(rows.map(({ name, ...row }) => ({ ...row, he: name.he, en: name.en }))).toEqual(
        expected.map(({ symbol, he, en, muniCode, cluster2019, clusterLevel, periph2020 }) => ({
          symbol,
          he,
          en,
          municipalCode: muniCode,
          socioEconomicCluster: cluster2019 ?? null,
          clusterLevel: clusterLevel ?? null,
          peripheralityCluster: periph2020 ?? null,
        })),
      )
    },
  )
})

describe('neighbourhoods', () => {
  it.each([
    ['3000', 95],
    ['5000', 56],
    ['4000', 30],
    ['8300', 20],
    ['7900', 14],
    ['473', 3],
  ])('of %s: %i, and "other" last', async (city, count) => {
    const list = await read(`/neighborhood/get-all/${city}`)
    expect(list).toHaveLength(count + 1)
    expect(list.at(-1)).toEqual({ symbol: '0', name: 'אחר' })
  })

  /** Places whose names in Arabic and English are unknown to us. */
  const inHebrewOnly: Readonly<Record<string, readonly string[]>> = {
    3000: ['6902', '6903', '6904'],
    5000: ['6729', '6756', '6820'],
  }
  it.each(['3000', '5000', '4000', '8300', '7900'])(
    'of %s have names in all three languages, except the few that are listed',
    async (city) => {
      for (const [language, script] of [
        ['ar', /^[^א-ת]*[\u0600-\u06ff][^א-ת]*$/],
        ['en', /^[A-Z][^א-ת\u0600-\u06ff]*$/],
      ] as const) {
        const list: { symbol: string; name: string }[] = await read(`/neighborhood/get-all/${city}`, language)
        const others = list.filter(({ name }) => !script.test(name))
        expect(others.map(({ symbol }) => symbol).sort()).toEqual(inHebrewOnly[city] ?? [])
      }
    },
  )

  it('a locality without a list of its own offers "other"', async () => {
    expect(await read('/neighborhood/get-all/62', 'en')).toEqual([{ symbol: '0', name: 'Other' }])
  })

  it('an unknown locality is not found, and an invalid symbol is refused', async () => {
    expect((await ask('/neighborhood/get-all/999999')).statusCode).toBe(404)
    for (const wrong of ['x', '-1', '1e3', '99999999999', '%20'])
      expect((await ask(`/neighborhood/get-all/${wrong}`)).statusCode).toBe(400)
  })

  it.skipIf(whyNoSharedData)(`are all that the published register has ${whyNoSharedData ?? ''}`, async () => {
    const published: { city: number; symbol: number; name: string }[] = JSON.parse(
      readFileSync(sharedFile('neighbourhoods.json'), 'utf8'),
    )
    const rows = await server.database.read((db) =>
      db.select().from(neighborhoods).where(sql`${neighborhoods.localitySymbol} is not null`),
    )
    expect(rows.map((row) => `${row.localitySymbol}/${row.symbol}/${row.name.he}`).sort()).toEqual(
      published.map(({ city, symbol, name }) => `${city}/${symbol}/${name}`).sort(),
    )
  })
})

describe('the form’s other dictionaries', () => {
  it('study field 17 is "other", and comes last in every language', async () => {
    for (const [language, label] of [
      ['he', 'אחר'],
      ['ar', 'آخر'],
      ['en', 'Other'],
    ] as const)
      expect((await read('/study-fields/get-all', language)).at(-1)).toEqual({ id: '17', label })
  })

  it('banks carry their codes', async () => {
    const banks: Bank[] = await read('/bank-brand/get-all', 'en')
    expect(banks).toContainEqual(expect.objectContaining({ value: '12', label: 'Bank Hapoalim' }))
    expect(banks).toContainEqual(expect.objectContaining({ value: '10', label: 'Bank Leumi' }))
    // The list of the Bank of Israel, the Postal Bank, and three codes that continue under another bank.
    expect(banks.map(({ value }) => Number(value)).sort((one, other) => one - other)).toEqual([
      3, 4, 9, 10, 11, 12, 14, 17, 18, 20, 26, 31, 46, 52, 54,
    ])
    for (const merged of ['14', '26', '52'])
      expect(banks.find(({ value }) => value === merged)?.label).toMatch(/\(First International\)$/)
  })

  it('banks and institutions carry their names in the other languages', async () => {
    const banks: Bank[] = await read('/bank-brand/get-all', 'ar')
    const names = banks.find(({ value }) => value === '10')?.other_names
    expect(names).toEqual([expect.stringContaining('לאומי'), 'Bank Leumi'])
    const list: Institution[] = await read('/academic/get-all', 'en')
    const sapir = list.find(({ id }) => id === 14)?.other_names
    expect(sapir).toEqual([expect.stringMatching(/[א-ת]/), expect.stringMatching(/[\u0600-\u06ff]/)])
    for (const language of languages)
      for (const { name, other_names } of await read('/academic/get-all', language))
        expect(new Set([name, ...other_names]).size).toBe(1 + other_names.length)
  })

  it('institutions have id and names only for the public', async () => {
    const list = await read('/academic/get-all', 'en')
    expect(list).toHaveLength(54)
    const sapir = list.find(({ id }: Institution) => id === 14)
    expect(sapir).toEqual({ id: 14, name: 'Sapir Academic College', other_names: expect.any(Array) })
  })

  it('some institutions are sponsored and some religious, all marked as examples', async () => {
    const rows = await server.database.read((db) => db.select().from(institutions))
    const numbers = (flag: 'isSponsored' | 'isReligious') =>
      rows.filter((row) => row[flag]).map(({ id }) => id)
    expect(numbers('isSponsored')).toEqual([8, 14, 36])
    expect(numbers('isReligious')).toEqual([36, 47, 48, 49, 50, 51, 52, 53, 54])
    expect(rows.every(({ hasExampleFlags }) => hasExampleFlags)).toBe(true)
  })

  it('sectors', async () => {
    expect(await read('/sector/get-all', 'en')).toContainEqual({ id: 5, label: 'Druze' })
  })
})

describe('texts', () => {
  /** The help keys of each question, and of each part of a repeated one. */
  const helpKeys = [...applicationForm.questions, ...eligibilityForm.questions].flatMap((question) => [
    helpKeyOf(question),
    ...(question.kind === 'list' ? Object.keys(question.item).map((part) => `${question.id}.${part}`) : []),
  ])

  it.each(['he', 'ar', 'en'])(
    'every question of both forms has its help, and there is no other help: %s',
    async (language) => {
      const help: { key: string; title: string; description: string }[] = await read(
        '/fields-help/get-all',
        language,
      )
      expect(help.map(({ key }) => key).sort()).toEqual([...new Set(helpKeys)].sort())
      for (const { title, description } of help) {
        expect(title.trim()).not.toBe('')
        expect(description.length).toBeGreaterThan(15)
        expect(title + description).not.toContain('{')
      }
    },
  )

  it('no two questions share a help text that is about one of them', () => {
    expect(new Set(helpKeys).size).toBe(helpKeys.length)
  })

  /** Form specification, section 2; portal specification, section 2; and the result of sending, which has a title. */
  const windowNames = [
    'sendBackFromRepair',
    'preSubmitRequest',
    'dontForgetToSubmit',
    'dontForgetToSubmitReturnedToRepair',
    'exitRegistration',
    'eligibilityExit',
    'eligibilityConfirm',
    'eligibilityOnLoad',
    'requestSubmission',
  ]

  it.each(['he', 'ar', 'en'])(
    'every modal window of the specifications has its texts and buttons: %s',
    async (language) => {
      type Window = Record<
        | 'key'
        | 'header'
        | 'text'
        | 'positive_button'
        | 'positive_redirect'
        | 'negative_button'
        | 'negative_redirect',
        string | null
      >
      const windows: Window[] = await read('/modal-windows/get-all', language)
      expect(windows.map(({ key }) => key).sort()).toEqual(windowNames.toSorted())
      expect([...formModals, ...eligibilityModals, 'requestSubmission'].sort()).toEqual(
        windowNames.toSorted(),
      )
      for (const one of windows) {
        for (const part of ['header', 'text', 'positive_button'] as const)
          expect(`${one.key} ${part} ${one[part]?.trim()}`).toMatch(/ \S+ \S/)
        // The result of sending can only be confirmed; every other window can be answered with no.
        expect(`${one.key} ${one.negative_button !== null}`).toBe(
          `${one.key} ${one.key !== 'requestSubmission'}`,
        )
        for (const path of [one.positive_redirect, one.negative_redirect])
          if (path !== null) expect(isPortalPage(path)).toBe(true)
      }
    },
  )

  it.each([
    [
      'he',
      [
        'הבקשה תיבדק בהתאם לתנאי הסף, לקריטריונים ולנוהלי המענק',
        'הודעה נפרדת תישלח בדוא״ל ובמסרון',
        'אפשר לתקן בקשה פעם אחת בלבד',
        'תשובות סופיות צפויות ב{date}',
      ],
    ],
    ['ar', [/شروط الحد/, /البريد الإلكتروني/, /مرة واحدة/, /الإجابات النهائية في \{date\}/]],
    ['en', [/threshold conditions/, /e-mail and SMS/, /only once/, /expected in \{date\}/]],
  ])(
    'the result of sending has the four statements of the form specification, section 1: %s',
    async (language, told) => {
      const windows: { key: string; text: string }[] = await read('/modal-windows/get-all', language)
      const sentences = windows.find(({ key }) => key === 'requestSubmission')?.text.split('\n')
      expect(sentences).toHaveLength(4)
      for (const [place, sentence] of told.entries()) expect(sentences?.[place]).toMatch(sentence)
    },
  )

  it.each(['/faq-category/all', '/scholarship-faq-category/all'])(
    '%s: categories in order, each with questions',
    async (path) => {
      const categories: { id: number; questions: unknown[] }[] = await read(path)
      expect(categories.length).toBeGreaterThanOrEqual(4)
      for (const { questions } of categories) expect(questions.length).toBeGreaterThanOrEqual(2)
      expect(categories.map(({ id }) => id)).toEqual(categories.map(({ id }) => id).sort((a, b) => a - b))
    },
  )

  it('the two lists of questions differ', async () => {
    expect(await read('/faq-category/all')).not.toEqual(await read('/scholarship-faq-category/all'))
  })

  it.each([
    ['he', /^[\u0590-\u05ff]/],
    ['ar', /^[\u0600-\u06ff]/],
    ['en', /^[A-ZÅÔ]/],
  ])('the survey’s countries in %s, Israel first', async (language, script) => {
    const { countries, culture_group, education } = await read('/sector-survey/get-static-data', language)
    expect(countries[0].value).toBe('IL')
    expect(countries.slice(-2).map(({ value }: { value: string }) => value)).toEqual(['OTHER', 'UNKNOWN'])
    // The 249 of ISO 3166-1, Kosovo, three former countries, "another" and "not known".
    expect(new Set(countries.map(({ value }: { value: string }) => value)).size).toBe(255)
    for (const { label } of countries) expect(label).toMatch(script)
    expect(culture_group.length).toBeGreaterThan(5)
    expect(education.length).toBeGreaterThan(5)
  })

  it.each([
    '/fields-help/get-all',
    '/modal-windows/get-all',
    '/faq-category/all',
    '/scholarship-faq-category/all',
    '/sector-survey/get-static-data',
    '/study-fields/get-all',
    '/sector/get-all',
    '/bank-brand/get-all',
    '/academic/get-all',
  ])('%s is available in all three languages', async (path) => {
    const shown = async (language: string) =>
      JSON.stringify(await read(path, language), (key, value) => (key === 'other_names' ? undefined : value))
    const [he, ar, en] = await Promise.all(['he', 'ar', 'en'].map(shown))
    expect(he).toMatch(/[א-ת]/)
    expect(ar).not.toMatch(/[א-ת]/)
    expect(en).not.toMatch(/[א-ת\u0600-\u06ff]/)
  })
})
