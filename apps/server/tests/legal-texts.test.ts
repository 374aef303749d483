import { RichText } from '@milgo/domain/content/rich-text'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { legalSources, shipLegalTexts } from '../src/reference/legal/ship-legal-texts.ts'
import { legalTexts } from '../src/store/content-schema.ts'
import { bearer, codeSentTo, core, logIn, post } from './support/accounts.ts'
import { useApplicantBench } from './support/applicant-bench.ts'
import { goodPassword } from './support/people.ts'
import { fontsOf, readPdf } from './support/read-pdf.ts'

const { at, check, verify } = useApplicantBench()

const texts = async (language = 'he') => {
  const answer = await at.server.app.inject({
    url: `${core}/legal-text/get-all`,
    headers: { 'accept-language': language },
  })
  return answer.json()
}

const backwards = (text: string) => [...text].reverse().join('')

/** Adds a newer version of a text, in force from this moment of the tests' clock on. */
const publish = (
  key: 'terms' | 'privacy' | 'accessibility',
  version: number,
  changedAt: string,
  text?: RichText,
) =>
  at.server.database.transaction((tx) =>
    tx.insert(legalTexts).values({
      key,
      version,
      title: { he: 'חדש', ar: 'جديد', en: 'New' },
      text: {
        he: text ?? [{ kind: 'paragraph', spans: [{ text: 'טקסט' }] }],
        ar: text ?? [{ kind: 'paragraph', spans: [{ text: 'نص' }] }],
        en: text ?? [{ kind: 'paragraph', spans: [{ text: 'Text' }] }],
      },
      isSample: false,
      changedAt: new Date(changedAt),
    }),
  )

const restored = () =>
  at.server.database.transaction((tx) => tx.execute(sql`delete from legal_texts where version > 1`))

const user = async (token: string) => {
  const answer = await at.server.app.inject({ url: `${core}/user/current-user`, headers: bearer(token) })
  return answer.json()
}

const consentsOf = async (token: string) => {
  const { id } = await user(token)
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ consents: object[] }>(sql`select consents from students where id = ${id}`),
  )
  return rows[0]?.consents
}

const register = async (terms: string) => {
  await check({ terms: Date.parse(terms) })
  const answer = await verify(await codeSentTo(at.server, at.who.phone))
  return answer.json().jwtToken as string
}

const accept = (token: string, accepted: object) =>
  post(at.server, `${core}/legal-text/accept`, { texts: accepted }, { headers: bearer(token) })

describe('the legal texts', () => {
  it.each(['he', 'ar', 'en'])(
    'are returned in %s, as values that pages draw, marked as samples',
    async (language) => {
      const answered = await texts(language)
      expect(answered.map(({ key }: { key: string }) => key)).toEqual(['terms', 'privacy', 'accessibility'])
      for (const { text, ...rest } of answered) {
        expect(rest).toMatchObject({ version: 1, is_sample: true })
        expect(RichText.safeParse(text).error).toBeUndefined()
        expect(text.filter(({ kind }: { kind: string }) => kind === 'heading').length).toBeGreaterThanOrEqual(
          5,
        )
        // The contact is filled in; without the operator's phone no line mentions one.
        expect(JSON.stringify(text)).toContain('mailto:support@milgo.example')
        expect(JSON.stringify(text)).not.toMatch(/[{]\w+[}]/)
      }
    },
  )

  it('are of the newest version', async () => {
    await publish('privacy', 2, '2026-01-14T00:00:00Z')
    const [, privacy] = await texts('en')
    expect(privacy).toMatchObject({ version: 2, title: 'New', is_sample: false })
    await restored()
  })
})

describe('the legal PDF', () => {
  const pdf = async (query: string, language = 'en') => {
    const answer = await at.server.app.inject({
      url: `/assets/legal.pdf${query}`,
      headers: { 'accept-language': language },
    })
    return { answer, pieces: readPdf(answer.rawPayload).join('\n') }
  }

  it.each([
    ['?lang=he', 'en', 'he'],
    ['?lang=ar', 'he', 'ar'],
    ['?lang=en', 'he', 'en'],
    ['?lang=en-US', 'he', 'en'],
    ['?lang=AR', 'he', 'ar'],
    ['', 'en', 'en'],
    ['?lang=xx', 'en', 'en'],
    ['?lang=ar&lang=he', 'en', 'en'],
  ])('%s is a download in the requested language', async (query, header, language) => {
    const { answer, pieces } = await pdf(query, header)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('milgo-legal.pdf'),
    })
    expect(pieces).toContain('support@milgo.example')
    expect(answer.rawPayload.toString('latin1')).toMatch(new RegExp(`/Lang ?\\(${language}\\)`))
  })

  it.each(['he', 'ar', 'en'])('has each of the three texts in %s', async (language) => {
    const headings: readonly string[][] = (await texts(language)).map(({ text }: { text: RichText }) =>
      text.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
    )
    const { pieces } = await pdf(`?lang=${language}`)
    // A line is read from left to right, so Hebrew and Arabic letters come backwards.
    const isDrawn = (heading: string) => pieces.includes(language === 'en' ? heading : backwards(heading))
    // Only some headings of each text can be read: an Arabic line with a mark is drawn in pieces.
    const drawn = headings.map((own, index) => {
      const others = headings.filter((_, other) => other !== index).flat()
      return own.filter((heading) => !others.includes(heading) && isDrawn(heading)).length
    })
    expect(drawn).toHaveLength(3)
    for (const count of drawn) expect(count).toBeGreaterThanOrEqual(1)
  })

  it('of another version is another file', async () => {
    const before = await pdf('?lang=en')
    expect(before.pieces).not.toContain('Version 2')
    await publish('terms', 2, '2026-01-14T00:00:00Z')
    const after = await pdf('?lang=en')
    expect(after.pieces).toContain('Version 2')
    await restored()
  })
})

describe('a legal text with marked words', () => {
  it.each(['he', 'ar', 'en'] as const)('is bold, italic and linked in the PDF in %s', async (language) => {
    // Letters that no other text has, so that the font of a letter is the font of its words.
    const text: RichText = [
      {
        kind: 'paragraph',
        spans: [
          { text: 'Я ' },
          { text: 'Ж ', bold: true },
          { text: 'Щ ', italic: true },
          { text: 'Ю ', bold: true, italic: true },
          { text: 'Э ', link: '/faq' },
          { text: 'Ъ', link: 'https://example.org/law' },
        ],
      },
    ]
    await publish('terms', 3, '2026-01-14T00:00:00Z', text)
    const { rawPayload } = await at.server.app.inject({ url: `/assets/legal.pdf?lang=${language}` })
    const fonts = (letter: string) => fontsOf(rawPayload, letter)
    expect(fonts('Я')).toEqual(['Rubik-Regular'])
    expect(fonts('Ж')).toEqual(['Rubik-Bold'])
    expect(fonts('Щ')).toEqual(['Rubik-Italic'])
    expect(fonts('Ю')).toEqual(['Rubik-BoldItalic'])
    const links = rawPayload.toString('latin1')
    expect(links).toContain('(http://localhost:3000/faq)')
    expect(links).toContain('(https://example.org/law)')
    await restored()
  })
})

describe('consent', () => {
  const day = '2026-01-15T09:00:00.000Z'

  it('of a registration names the versions that were in force', async () => {
    const token = await register(day)
    expect(await consentsOf(token)).toEqual([
      { key: 'terms', version: 1, at: day },
      { key: 'privacy', version: 1, at: day },
    ])
    expect((await user(token)).texts_to_accept).toEqual([])
  })

  it('given before a version was published is asked for again, and then stored', async () => {
    await publish('terms', 2, '2026-01-15T09:30:00Z')
    const token = await register(day)
    expect((await user(token)).texts_to_accept).toEqual([{ key: 'terms', version: 2 }])

    const answer = await accept(token, [{ key: 'terms', version: 2 }])
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: (await user(token)).id }])
    expect((await user(token)).texts_to_accept).toEqual([])
    expect(await consentsOf(token)).toContainEqual({
      key: 'terms',
      version: 2,
      at: '2026-01-15T10:00:00.000Z',
    })
    await restored()
  })

  it('is stored once for a version, even if given several times at once', async () => {
    await publish('terms', 2, '2026-01-15T09:30:00Z')
    const token = await register(day)
    const twice = [
      { key: 'terms', version: 2 },
      { key: 'terms', version: 2 },
    ]
    await Promise.all([accept(token, twice), accept(token, twice), accept(token, twice)])
    expect((await accept(token, twice)).statusCode).toBe(200)
    expect(await consentsOf(token)).toEqual([
      { key: 'terms', version: 1, at: day },
      { key: 'privacy', version: 1, at: day },
      { key: 'terms', version: 2, at: '2026-01-15T10:00:00.000Z' },
    ])
    await restored()
  })

  it('is asked for at the next login after a new version, but not for a text that only informs', async () => {
    const token = await register(day)
    await publish('privacy', 2, '2026-01-15T11:00:00Z')
    await publish('accessibility', 2, '2026-01-15T11:00:00Z')
    const { email } = await user(token)
    const next = await logIn(at.server, { email, password: goodPassword })
    expect((await user(next)).texts_to_accept).toEqual([{ key: 'privacy', version: 2 }])
    await restored()
  })

  it('is asked for after a release that changed the words, and what was agreed to is unchanged', async () => {
    const token = await register(day)
    const [terms] = legalSources
    const title = { he: 'תנאים', ar: 'شروط', en: 'Changed by the release' }
    const before = await texts('en')
    await at.server.database.transaction((tx) => shipLegalTexts(tx, [{ ...terms, title }]))
    expect((await user(token)).texts_to_accept).toEqual([{ key: 'terms', version: 2 }])
    expect((await accept(token, [{ key: 'terms', version: 2 }])).statusCode).toBe(200)
    expect((await texts('en'))[0]).toMatchObject({ version: 2, title: title.en, is_sample: true })
    await restored()
    expect(await texts('en')).toEqual(before)
  })

  it.each([
    ['a version that was replaced', [{ key: 'terms', version: 1 }]],
    ['a version that does not exist yet', [{ key: 'terms', version: 3 }]],
  ])('to %s is refused', async (_name, accepted) => {
    await publish('terms', 2, '2026-01-15T09:30:00Z')
    const token = await register(day)
    const answer = await accept(token, accepted)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'LEGAL_TEXT_CHANGED'])
    expect(await consentsOf(token)).toHaveLength(2)
    await restored()
  })

  it.each([[[]], [[{ key: 'other', version: 1 }]], [[{ key: 'terms', version: 0 }]], ['terms']])(
    'to %j is a bad request',
    async (accepted) => {
      const token = await register(day)
      expect((await accept(token, accepted as object)).statusCode).toBe(400)
    },
  )

  it('is refused without a token', async () => {
    const answer = await post(at.server, `${core}/legal-text/accept`, {
      texts: [{ key: 'terms', version: 1 }],
    })
    expect(answer.statusCode).toBe(401)
  })
})
