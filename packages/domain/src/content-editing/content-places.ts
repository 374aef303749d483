import { operatorValues } from '../content/operator-values.ts'
import { longestText } from '../content/rich-text.ts'
import type { ContentDocument, ContentKind, DraftRichText } from './content-document.ts'
import type { ContentPlace, SharedRule } from './content-place.ts'
import { noticePlaces, noticeTones } from './notice.ts'
import { placeOfTemplate } from './template-fields.ts'

const periodValues = ['reserveFrom', 'reserveTo', 'correctionDays'] as const

type WindowRow = {
  /** What its page fills into the text; in any other window a reader would see the braces. */
  readonly values: readonly string[]
  /** It tells and asks nothing: its one button leads where its page says. */
  readonly isOnlyConfirmed?: true
}

/** The windows that differ from the others. */
const windowRows: ReadonlyMap<string, WindowRow> = new Map([
  ['preSubmitRequest', { values: ['closesOn'] }],
  ['requestSubmission', { values: ['date'], isOnlyConfirmed: true }],
])

const line = (max: number) => ({ type: 'line', max }) as const
const text = (max: number) => ({ type: 'text', max }) as const
/** Bare words with values among them. */
const filled = (plain: 'line' | 'paragraphs', max: number, placeholders: readonly string[]) =>
  ({ type: 'rich', plain, max, placeholders }) as const
const optional = { isOptional: true } as const

/** The one table of places: which fields a kind of text has, and how much fits into each. */
const contentPlaces: Readonly<Record<Exclude<ContentKind, 'message-template'>, ContentPlace>> = {
  slider: {
    title: 'title',
    isOpenEnded: true,
    texts: {
      badge: { ...line(24), ...optional },
      title: filled('line', 60, periodValues),
      text: filled('paragraphs', 220, periodValues),
      linkText: { ...line(32), ...optional },
    },
    shared: {
      link: { type: 'link', ...optional },
      icon: { type: 'icon' },
      position: { type: 'number' },
      show: { type: 'flag' },
    },
  },
  square: {
    title: 'title',
    isOpenEnded: true,
    texts: { title: line(50), text: text(140) },
    shared: {
      link: { type: 'link', ...optional },
      icon: { type: 'icon' },
      position: { type: 'number' },
      show: { type: 'flag' },
    },
  },
  'faq-category': {
    title: 'title',
    isOpenEnded: true,
    texts: { title: line(80), description: line(160) },
    shared: { faq: { type: 'faq' }, position: { type: 'number' }, show: { type: 'flag' } },
  },
  'faq-question': {
    title: 'question',
    isOpenEnded: true,
    texts: { question: line(160), answer: text(1_500) },
    shared: { category: { type: 'category' }, position: { type: 'number' }, show: { type: 'flag' } },
  },
  'field-help': {
    title: 'title',
    isOpenEnded: false,
    texts: { title: line(160), description: text(700) },
    shared: { show: { type: 'flag' } },
  },
  'modal-window': {
    title: 'header',
    isOpenEnded: false,
    texts: {
      header: line(120),
      text: text(1_500),
      positiveButton: { ...line(40), ...optional },
      negativeButton: { ...line(40), ...optional },
    },
    shared: {
      positiveRedirect: { type: 'link', ...optional },
      negativeRedirect: { type: 'link', ...optional },
    },
  },
  'legal-text': {
    title: 'title',
    isOpenEnded: false,
    texts: { title: line(120), text: { type: 'rich', max: longestText, placeholders: operatorValues } },
    shared: {},
  },
  notice: {
    title: 'text',
    isOpenEnded: true,
    texts: { text: text(240) },
    times: ['from', 'until'],
    shared: {
      place: { type: 'choice', options: noticePlaces },
      tone: { type: 'choice', options: noticeTones },
      show: { type: 'flag' },
      from: { type: 'moment' },
      until: { type: 'moment' },
    },
  },
}

/** The fields of a text; those of a message and of a window depend on which one it is. */
export const placeOf = (kind: ContentKind, key: string): ContentPlace => {
  if (kind === 'message-template') return placeOfTemplate(key)
  const row = kind === 'modal-window' ? windowRows.get(key) : undefined
  return row ? placeOfWindow(row) : contentPlaces[kind]
}

const placeOfWindow = ({ values, isOnlyConfirmed }: WindowRow): ContentPlace => {
  const place = contentPlaces['modal-window']
  const { negativeButton: _asked, ...confirmed } = place.texts
  const text = filled('paragraphs', 1_500, values)
  if (isOnlyConfirmed) return { ...place, texts: { ...confirmed, text }, shared: {} }
  return { ...place, texts: { ...place.texts, text } }
}

/** Whether the office may write new texts of the kind. */
export const isOpenEnded = (kind: ContentKind): boolean => placeOf(kind, '').isOpenEnded

/** What a new text of a place begins with. */
export const emptyDocument = ({ shared }: ContentPlace): ContentDocument => ({
  texts: { he: {}, ar: {}, en: {} },
  shared: Object.fromEntries(
    Object.entries(shared).flatMap(([name, { type, options }]) => {
      const value = options?.[0] ?? firstValues[type]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

const firstValues: Partial<Record<SharedRule['type'], string | boolean | number>> = {
  icon: 'document',
  flag: true,
  number: 99,
  faq: 'portal',
}

/** Whether every value stands in a field that the place has, and is of its type. */
export const fitsPlace = (place: ContentPlace, { texts, shared }: ContentDocument): boolean => {
  const fitsText = ([name, value]: readonly [string, unknown]): boolean => {
    const rule = place.texts[name]
    return (
      rule !== undefined &&
      (rule.type === 'rich') === Array.isArray(value) &&
      (rule.plain === undefined || isPlain(value, rule.plain))
    )
  }
  const fitsShared = ([name, value]: readonly [string, unknown]): boolean => {
    const rule = place.shared[name]
    return rule !== undefined && typeof value === (sharedTypes[rule.type] ?? 'string')
  }
  return (
    Object.values(texts).every((fields) => Object.entries(fields).every(fitsText)) &&
    Object.entries(shared).every(fitsShared)
  )
}

/** Only words and chosen values: a subject and an SMS know nothing else. */
const isPlain = (value: unknown, plain: 'line' | 'paragraphs'): boolean =>
  Array.isArray(value) &&
  (plain === 'paragraphs' || value.length <= 1) &&
  (value as DraftRichText).every(
    (block) =>
      block.kind === 'paragraph' &&
      block.spans.every(({ link, bold, italic }) => (link ?? bold ?? italic) === undefined),
  )

const sharedTypes: Partial<Record<SharedRule['type'], 'boolean' | 'number'>> = {
  flag: 'boolean',
  number: 'number',
}
