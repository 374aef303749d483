import type { ContentDocument, ContentKind, DraftRichText } from '../content/content-document.ts'
import { operatorValues } from '../content/operator-values.ts'
import { longestText } from '../content/rich-text.ts'
import type { ContentPlace, SharedRule } from './content-place.ts'
import { noticePlaces, noticeTones } from './notice.ts'
import { placeOfTemplate } from './template-fields.ts'

const periodValues = ['reserveFrom', 'reserveTo', 'correctionDays'] as const

type WindowRow = {
  /** The values that its page fills into the text. In another window a reader would see the braces. */
  readonly values: readonly string[]
  /** The window asks nothing: its page decides where its one button leads. */
  readonly isOnlyConfirmed?: true
}

/** The windows with special rules. */
const windowRows: ReadonlyMap<string, WindowRow> = new Map([
  ['preSubmitRequest', { values: ['closesOn'] }],
  ['requestSubmission', { values: ['date'], isOnlyConfirmed: true }],
])

const line = (max: number) => ({ type: 'line', max }) as const
const text = (max: number) => ({ type: 'text', max }) as const
/** Plain words with values between them. */
const filled = (plain: 'line' | 'paragraphs', max: number, placeholders: readonly string[]) =>
  ({ type: 'rich', plain, max, placeholders }) as const
const optional = { isOptional: true } as const

/** The table of places: the fields of each kind of text, and their greatest length. */
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
    texts: {
      title: { ...line(120), hasBlanks: true },
      text: { type: 'rich', max: longestText, placeholders: operatorValues, hasBlanks: true },
    },
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

/** Returns the fields of a text. Those of a message and of a window depend on its key. */
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

/** Returns the initial document of a new text. */
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

/** Returns whether every value belongs to a field of the place and has its type. */
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

/** Returns whether a text has only words and chosen values. Subjects and SMS allow nothing else. */
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
