import { describe, expect, it } from 'vitest'
import type { ContentDocument, ContentText, DraftSpan } from '../content/content-document.ts'
import { contentDifferences, languageState, outdatedLanguages, wordChanges } from './content-differences.ts'
import { placeOf } from './content-places.ts'

const terms = placeOf('legal-text', 'terms')
const saying = (text: ContentText): ContentDocument => ({
  texts: {
    he: { title: 'תנאים', text: [paragraph({ text: 'שלום' })] },
    ar: { title: 'شروط', text: [paragraph({ text: 'مرحبا' })] },
    en: { title: 'Terms', text },
  },
  shared: {},
})
const paragraph = (...spans: DraftSpan[]) => ({ kind: 'paragraph' as const, spans })
const bare = [paragraph({ text: 'Read ' }, { text: 'the rules' })]

describe('the differences between two versions', () => {
  it('are none if they are equal', () => {
    expect(contentDifferences(terms, saying(bare), saying(bare))).toEqual([])
  })

  it.each<[string, ContentText, string]>([
    ['words', [paragraph({ text: 'Read more' })], 'Read more'],
    [
      'the address of a link',
      [paragraph({ text: 'Read ' }, { text: 'the rules', link: 'https://a.example' })],
      'Read the rules (\u2066https://a.example\u2069)',
    ],
    ['bold', [paragraph({ text: 'Read ' }, { text: 'the rules', bold: true })], 'Read *the rules*'],
    ['italic', [paragraph({ text: 'Read ' }, { text: 'the rules', italic: true })], 'Read _the rules_'],
    ['a heading', [{ kind: 'heading', text: 'Read the rules' }], '# Read the rules'],
    [
      'a list',
      [{ kind: 'list', items: [[{ text: 'Read' }], [{ text: 'the rules' }]] }],
      '• Read\n• the rules',
    ],
  ])('include %s', (_what, changed, after) => {
    expect(contentDifferences(terms, saying(bare), saying(changed))).toEqual([
      { field: 'text', language: 'en', before: 'Read the rules', after },
    ])
  })

  it('mark a link with another address', () => {
    const to = (link: string) => saying([paragraph({ text: 'the rules', link })])
    const [difference] = contentDifferences(terms, to('https://a.example'), to('https://b.example'))
    expect(wordChanges(String(difference?.before), String(difference?.after))).toEqual([
      { text: 'the rules ', change: 'same' },
      { text: '(\u2066https://a.example\u2069)', change: 'removed' },
      { text: '(\u2066https://b.example\u2069)', change: 'added' },
    ])
  })

  it('have no language for shared fields', () => {
    const slide = placeOf('slider', '1')
    const shown = (show: boolean): ContentDocument => ({
      texts: { he: {}, ar: {}, en: {} },
      shared: { show },
    })
    expect(contentDifferences(slide, shown(true), shown(false))).toEqual([
      { field: 'show', rule: slide.shared['show'], before: true, after: false },
    ])
  })
})

it.each<[string, string, readonly string[]]>([
  ['one two', 'one two', ['=one two']],
  ['one two three', 'one three', ['=one ', '-two ', '=three']],
  ['one three', 'one two three', ['=one ', '+two ', '=three']],
  ['one two', 'one  two', ['-one ', '+one  ', '=two']],
  ['', 'one', ['+one']],
  ['a b c d', 'b x d', ['-a ', '=b ', '-c ', '+x ', '=d']],
])('from "%s" to "%s" word by word', (before, after, changes) => {
  const signs = { same: '=', added: '+', removed: '-' }
  expect(wordChanges(before, after).map(({ text, change }) => signs[change] + text)).toEqual(changes)
})

describe('a language of a draft', () => {
  const published = saying(bare)
  const withTitle = (language: 'he' | 'en', title: string): ContentDocument => ({
    ...published,
    texts: { ...published.texts, [language]: { ...published.texts[language], title } },
  })
  it.each([
    ['is current where nothing changed', published, published, 'current'],
    ['is edited where it changed itself', published, withTitle('en', 'Rules'), 'edited'],
    ['is out of date where the Hebrew changed alone', published, withTitle('he', 'כללים'), 'outdated'],
    ['is missing where it lacks words', published, withTitle('en', ' '), 'missing'],
    ['is edited where nothing is published', undefined, published, 'edited'],
  ] as const)('%s', (_name, before, draft, state) => {
    expect(languageState(terms, before, draft, 'en')).toBe(state)
  })
})

describe('a published version', () => {
  const first = saying(bare)
  const edited = (before: ContentDocument, languages: readonly ('he' | 'ar' | 'en')[], title: string) => ({
    ...before,
    texts: {
      ...before.texts,
      ...Object.fromEntries(
        languages.map((language) => [language, { ...before.texts[language], title }] as const),
      ),
    },
  })
  const second = edited(first, ['he'], 'כללים')
  const third = edited(second, ['en'], 'Rules')
  const versions = (...documents: readonly ContentDocument[]) =>
    documents.map((document, index) => ({ number: index + 1, document, restores: null })).reverse()
  it.each<[string, readonly ContentDocument[], readonly string[]]>([
    ['has nothing out of date at first', [first], []],
    ['keeps the languages that did not follow the Hebrew', [first, second], ['ar', 'en']],
    ['keeps them over later versions until they change', [first, second, third], ['ar']],
    ['leaves out what follows in the same version', [first, edited(first, ['he', 'ar'], 'new')], ['en']],
    ['leaves out what was confirmed', [first, { ...second, fitting: ['en'] }], ['ar']],
    ['leaves out what was confirmed later', [first, second, { ...second, fitting: ['ar'] }], ['en']],
    [
      'forgets a confirmation with the next change',
      [first, { ...second, fitting: ['en'] }, edited(second, ['he'], 'עוד')],
      ['ar', 'en'],
    ],
  ])('%s', (_name, documents, outdated) => {
    expect(outdatedLanguages(terms, versions(...documents), documents.length)).toEqual(outdated)
  })

  it('that restores an earlier one follows as that one did', () => {
    const history = [{ number: 4, document: second, restores: 2 }, ...versions(first, second, third)]
    expect(outdatedLanguages(terms, history, 4)).toEqual(['ar', 'en'])
  })

  it('marks its languages in the next draft until they are changed or confirmed', () => {
    const state = (draft: ContentDocument) => languageState(terms, second, draft, 'en', ['ar', 'en'])
    expect(state(second)).toBe('outdated')
    expect(state(third)).toBe('edited')
    expect(state({ ...second, fitting: ['en'] })).toBe('current')
  })
})
